// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import TestSupport
import Testing

@testable import Conversion

@MainActor
@Suite("Layouts written as layout files give the same frames")
struct LayoutFileRoundTripTests {
  @Test(
    "layout files",
    arguments: ConversionFixtures.layoutFiles(in: "Examples") + ConversionFixtures.layoutFiles(in: "Fixtures"))
  func layoutFile(path: String) throws {
    let scene = try LayoutScene.load(path: path)
    let before = try LayoutDescription(of: scene)
    let text = try LayoutFileWriter().text(for: before)
    let loaded = try LayoutScene.load(text: text, path: "converted.layout.yaml")
    let after = try LayoutDescription(of: loaded)
    #expect(
      FrameDifferences(from: before, to: after).all.isEmpty, "\(FrameDifferences(from: before, to: after).all)\n\(text)"
    )
    #expect(before.constraints.count == after.constraints.count)
  }

  @Test("documents", arguments: ConversionFixtures.documents)
  func document(path: String) throws {
    let canvas = try #require(ConversionFixtures.canvas(at: path))
    for (root, scene) in ConversionFixtures.roots(of: canvas) {
      let before = try LayoutDescription(of: root, in: scene, of: canvas)
      let text = try LayoutFileWriter().text(for: before)
      let after = try LayoutDescription(of: try LayoutScene.load(text: text, path: "converted.layout.yaml"))
      #expect(
        FrameDifferences(from: before, to: after).all.isEmpty,
        "\(FrameDifferences(from: before, to: after).all)\n\(text)")
      #expect(before.constraints.count == after.constraints.count)
    }
  }

  /// Layouts with fonts that are not on iOS cannot be read back, because their names are unknown to a layout file.
  @Test(
    "a hundred recorded documents",
    // The recorded documents are beside the checkout only.
    .enabled(if: !ConversionFixtures.recorded.isEmpty))
  func recorded() throws {
    var views = 0
    var changed: [String] = []
    var refused: [String] = []
    for path in ConversionFixtures.recorded {
      guard let canvas = ConversionFixtures.canvas(at: path) else { continue }
      for (root, scene) in ConversionFixtures.roots(of: canvas) {
        do {
          let before = try LayoutDescription(of: root, in: scene, of: canvas)
          let text = try LayoutFileWriter().text(for: before)
          let after = try LayoutDescription(of: try LayoutScene.load(text: text, path: "converted.layout.yaml"))
          views += before.views.count
          let file = (path as NSString).lastPathComponent
          changed += FrameDifferences(from: before, to: after).all.map { "\(file): \($0)" }
          #expect(before.constraints.count == after.constraints.count, "\(file)")
        } catch {
          refused.append("\((path as NSString).lastPathComponent): \(error)")
        }
      }
    }
    if let log = ProcessInfo.processInfo.environment["CONVERSION_LOG"] {
      let lines = ["\(views) views, \(changed.count) changed, \(refused.count) layouts refused"] + refused + changed
      try lines.joined(separator: "\n").write(toFile: log, atomically: true, encoding: .utf8)
    }
    #expect(views > 500)
    #expect(
      Double(changed.count) < 0.005 * Double(views),
      "\(changed.count) of \(views)\n\(changed.prefix(20).joined(separator: "\n"))")
    #expect(refused.allSatisfy { $0.contains("kind: \"a font\"") }, "\(refused.joined(separator: "\n"))")
  }
}
