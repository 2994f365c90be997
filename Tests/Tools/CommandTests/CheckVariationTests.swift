// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Values for size classes in documents, of which some change nothing.
@Suite("tinamou check: values for size classes")
struct CheckVariationTests {
  /// The values of a constraint of 44 points for size classes, and whether one of them changes nothing.
  struct Variations: CustomTestStringConvertible, Sendable {
    let values: [(key: String, constant: String)]
    let isIdle: Bool

    var testDescription: String { values.map { "\($0.key): \($0.constant)" }.joined(separator: ", ") }

    var text: String {
      let variations = values.map { #"<variation key="\#($0.key)" constant="\#($0.constant)"/>"# }.joined()
      let height =
        #"<constraint firstItem="a1" firstAttribute="height" constant="44" id="h1">"# + variations + "</constraint>"
      return DefectScene.document(
        views: DefectScene.label("a1", "Total", [20, 20, 353, 44]),
        constraints: DefectScene.corner("a1", 20, 20) + DefectScene.edge("a1", "trailing", -20, "r1") + height)
    }
  }

  @Test(
    arguments: [
      Variations(values: [("widthClass=regular", "44")], isIdle: true),
      Variations(values: [("widthClass=regular", "60")], isIdle: false),
      Variations(
        values: [("heightClass=compact", "60"), ("heightClass=compact-widthClass=regular", "44")], isIdle: false),
      Variations(values: [], isIdle: false),
    ])
  func aValueThatIsTheOneWithoutItChangesNothing(_ variations: Variations) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run("check", try folder.file("Main.storyboard", variations.text), "--show", "note")
    #expect(outcome.text.contains("idle-variation") == variations.isIdle, "\(outcome.text)")
  }
}
