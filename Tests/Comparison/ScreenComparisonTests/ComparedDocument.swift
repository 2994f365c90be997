// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import ScreenComparison
import ScreenReading

/// A document of a card, in which tests change something.
enum ComparedDocument {
  static let card: String = {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Fixtures/Comparison")
    let contents = FileManager.default.contents(atPath: fixtures.appendingPathComponent("Before/Card.storyboard").path)
    return String(decoding: contents ?? Data(), as: UTF8.self)
  }()

  /// The sentences about two documents.
  @MainActor
  static func sentences(from before: String, to after: String) throws -> [String] {
    let documents = (try InterfaceDocument(bytes: Array(before.utf8)), try InterfaceDocument(bytes: Array(after.utf8)))
    var old = DocumentScreens.screens(of: documents.0, path: "Card.storyboard")
    var new = DocumentScreens.screens(of: documents.1, path: "Card.storyboard")
    let layout = DocumentLayout(before: documents.0, after: documents.1)
    layout.layOut(&old, of: documents.0)
    layout.layOut(&new, of: documents.1)
    return ScreenDifference.differences(old, new).map(\.withoutCanvas).flatMap { DifferenceSentences($0).all }
  }
}
