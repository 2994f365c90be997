// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import LayoutFiles
import TestSupport
import Testing
import Tinamou

@testable import Conversion
@testable import InterfaceBuilder

@MainActor
@Suite("Layouts written as documents give the same frames")
struct DocumentRoundTripTests {
  @Test("layout files, loaded as an app loads a nib", arguments: ConversionFixtures.layoutFiles(in: "Examples"))
  func layoutFile(path: String) throws {
    let scene = try LayoutScene.load(path: path)
    let before = try LayoutDescription(of: scene)
    let text = try InterfaceDocumentWriter().text(for: before)
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let root = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    scene.root.removeFromSuperview()
    root.frame = scene.window.bounds
    scene.window.addSubview(root)
    scene.window.layoutIfNeeded()
    let after = try LayoutDescription(of: root)
    // The label of a view is a name of the document; the live views are in the same order.
    #expect(after.views.count == before.views.count)
    var renamed = after
    for index in renamed.views.indices where index < before.views.count {
      renamed.views[index].name = before.views[index].name
    }
    #expect(
      FrameDifferences(from: before, to: renamed).all.isEmpty,
      "\(FrameDifferences(from: before, to: renamed).all)\n\(text)")
  }

  @Test("documents", arguments: ConversionFixtures.documents)
  func document(path: String) throws {
    let canvas = try #require(ConversionFixtures.canvas(at: path))
    for (root, scene) in ConversionFixtures.roots(of: canvas) {
      let before = try LayoutDescription(of: root, in: scene, of: canvas)
      let (after, text) = try written(before)
      #expect(
        FrameDifferences(from: before, to: after).all.isEmpty,
        "\(FrameDifferences(from: before, to: after).all)\n\(text)")
      #expect(before.constraints.count == after.constraints.count)
      let differences = PropertyDifferences(
        from: before, to: after, omissions: InterfaceDocumentWriter().omissions(of: before)
      ).all
      #expect(differences.isEmpty, "\(differences)\n\(text)")
    }
  }

  @Test(
    "a hundred recorded documents",
    .enabled(if: SharedCorpus.isPresent, "\(SharedCorpus.absence)"))
  func recorded() throws {
    var views = 0
    var changed: [String] = []
    var refused: [String] = []
    for path in ConversionFixtures.recorded {
      guard let canvas = ConversionFixtures.canvas(at: path) else { continue }
      for (root, scene) in ConversionFixtures.roots(of: canvas) {
        do {
          let before = try LayoutDescription(of: root, in: scene, of: canvas)
          let (after, _) = try written(before)
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
      try lines.joined(separator: "\n").write(toFile: log + ".xib", atomically: true, encoding: .utf8)
    }
    #expect(views > 500)
    #expect(
      Double(changed.count) < 0.01 * Double(views),
      "\(changed.count) of \(views)\n\(changed.prefix(20).joined(separator: "\n"))")
    #expect(refused.isEmpty, "\(refused.joined(separator: "\n"))")
  }

  /// Returns the description of the document that is written for a description.
  ///
  /// A nib does not know the bars of the controller that shows its view, so the safe area is given.
  private func written(_ before: LayoutDescription) throws -> (LayoutDescription, String) {
    let text = try InterfaceDocumentWriter().text(for: before)
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    var options = CanvasOptions()
    let root = try #require(document.scenes.first?.roots.first)
    let safeArea = before.screen.safeArea
    if let guide = root.guides.first(where: { $0.kind == .safeArea }) {
      let edges: [(CanvasInputs.Edge, Double)] = [
        (.top, safeArea.top), (.leading, safeArea.left), (.bottom, safeArea.bottom), (.trailing, safeArea.right),
      ]
      options.inputs = edges.map { CanvasInputs.Input(item: guide.id, kind: .safeArea, edge: $0.0, value: $0.1) }
    }
    let canvas = Canvas(document, options: options)
    let scene = try #require(canvas.scenes.first)
    return (try LayoutDescription(of: try #require(scene.roots.first), in: scene, of: canvas), text)
  }
}
