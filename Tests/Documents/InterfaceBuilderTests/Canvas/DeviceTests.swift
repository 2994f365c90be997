// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceDocuments
import LayoutModel
import TestSupport
import Testing
import UIKit

@testable import UIKitNibs

/// Documents on other devices than their own, compared with the program that loads them there.
@Suite("Documents on other devices", .serialized) @MainActor
struct DeviceTests {
  nonisolated static let devices = ["iPhone SE (3rd generation)", "iPhone 16 Pro", "iPad Air 10.9"]

  /// A view whose frame differs, with both frames in the coordinates of the top-level view.
  struct Difference: CustomStringConvertible {
    let view: String
    let canvas: CGRect
    let program: CGRect
    var description: String { "\(view): canvas \(canvas), program \(program)" }
  }

  @Test("a view in bars and sheets has the frame of the program", arguments: devices)
  func surroundings(_ device: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("devices-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, around) in Self.surroundings {
      let path = folder.appendingPathComponent("\(name).storyboard").path
      try Data(ScreenDocument(around: around).text.utf8).write(to: URL(fileURLWithPath: path))
      let (count, differences) = try compare(path, on: device)
      #expect(count >= 2, "\(name)")
      #expect(differences.isEmpty, "\(name): \(differences)")
    }
  }

  /// The scenes around a controller, by the name of what they are.
  private static let surroundings: [(String, [String])] = [
    ("alone", []),
    ("navigation", [ScreenDocument.navigation()]),
    ("opaque", [ScreenDocument.navigation(bar: #"translucent="NO""#)]),
    ("large", [ScreenDocument.navigation(bar: #"largeTitles="YES""#)]),
    ("hidden", [ScreenDocument.navigation(attributes: #"navigationBarHidden="YES""#)]),
    ("toolbar", [ScreenDocument.navigation(attributes: #"toolbarHidden="NO""#)]),
    ("tabs", [ScreenDocument.tabs()]),
    ("both", [ScreenDocument.navigation(), ScreenDocument.tabs(around: "nav")]),
    ("pushed", [ScreenDocument.navigation(root: "from"), ScreenDocument.source(kind: "show")]),
    ("presented", [ScreenDocument.source(kind: "presentation")]),
  ]

  @Test(
    "the views of recorded storyboards have the frames of the program",
    .enabled(if: SharedCorpus.isPresent, "\(SharedCorpus.absence)"), arguments: devices)
  func recordedDocuments(_ device: String) throws {
    let corpus = try #require(SharedCorpus.folder)
    let folder = try #require(
      ["ib-train", "ib"].map(corpus.appendingPathComponent).first { FileManager.default.fileExists(atPath: $0.path) })
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".storyboard") }
    // Every one of some hundred documents takes minutes in a debug build.
    let step = ProcessInfo.processInfo.environment["TINAMOU_ALL_DOCUMENTS"] == nil ? 6 : 1
    let chosen = all.sorted().enumerated().filter { $0.offset % step == 0 }.map(\.element)
    var (count, different) = (0, 0)
    for name in chosen {
      let (views, differences) = try compare(folder.appendingPathComponent(name).path, on: device)
      count += views
      different += differences.count
      if ProcessInfo.processInfo.environment["TINAMOU_ALL_DOCUMENTS"] != nil, !differences.isEmpty {
        let examples = differences.prefix(4).map(\.description).joined(separator: "\n  ")
        print("\(device) \(name): \(differences.count) of \(views)\n  \(examples)")
      }
    }
    print("\(device): \(count - different) of \(count) views have the frames of the program")
    #expect(count > 100)
    #expect(Double(different) <= 0.01 * Double(count), "\(different) of \(count)")
  }

  /// Compares the views outside of lists and container views.
  private func compare(_ path: String, on device: String) throws -> (count: Int, differences: [Difference]) {
    let profile = try #require(DeviceProfile.named(device))
    let document = try InterfaceDocument(contentsOf: path)
    var options = CanvasOptions()
    options.device = profile
    let canvas = Canvas(document, options: options)
    // The canvas has the system of the tool, which the program has to have, too.
    return canvas.systemOfRules.whileCurrent {
      LayoutException.whileHandling(
        { _, _ in }, { LayoutLog.whileHandling({ _ in }, { compare(canvas, path, profile) }) })
    }
  }

  private func compare(
    _ canvas: Canvas, _ path: String, _ device: DeviceProfile
  ) -> (count: Int, differences: [Difference]) {
    let url = URL(fileURLWithPath: path)
    let storyboard = UIStoryboard(
      name: url.deletingPathExtension().lastPathComponent, bundle: Bundle(path: url.deletingLastPathComponent().path))
    let designables = canvas.document.markup.root.element("designables")?.elements("designable") ?? []
    let designed = Set(designables.compactMap { $0["name"] })
    var count = 0
    var differences: [Difference] = []
    for scene in canvas.scenes {
      guard let interface = scene.scene.controller, let root = interface.view,
        !hasContentOfProgram(interface.element, designed),
        ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"].allSatisfy({ interface.element.element(key: $0) == nil }
        ),
        let shown = RunningScene(interface.id, of: storyboard, in: canvas.document, on: device),
        let built = (shown.controller.scene as? NibScene)?.builder.views,
        let drawn = scene.roots.first(where: { $0.interface.id == root.id })?.view
      else { continue }
      let issues = (shown.controller.scene as? NibScene)?.builder.issues ?? []
      guard !issues.contains(where: { if case .missingImage = $0.kind { true } else { false } }) else { continue }
      for view in scene.views where isCompared(view.interface, below: root) {
        guard let running = built[view.interface.id], running.isDescendant(of: shown.controller.view) else { continue }
        let here = view.view.convert(view.view.bounds, to: drawn)
        let there = running.convert(running.bounds, to: shown.controller.view)
        count += 1
        if !isSame(here, there) {
          differences.append(Difference(view: view.interface.id, canvas: here, program: there))
        }
      }
    }
    return (count, differences)
  }

  /// Whether the layout of a scene depends on what only the author's program has: sizes of custom classes, constraints in place of
  /// placeholders, bars that the document simulates.
  private func hasContentOfProgram(_ controller: MarkupElement, _ designed: Set<String>) -> Bool {
    let simulated = ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"]
    guard simulated.allSatisfy({ controller.element(key: $0) == nil }) else { return true }
    return controller.subtree.contains { element in
      element["placeholder"] == "YES" || element["placeholderIntrinsicWidth"] != nil
        || element["placeholderIntrinsicHeight"] != nil || designed.contains(element["id"] ?? "")
    }
  }

  private func isCompared(_ view: InterfaceView, below root: InterfaceView) -> Bool {
    var current: InterfaceView? = view
    while let each = current {
      let arrangesSubviews = each.kind == .tableView || each.kind == .collectionView || each.kind?.isBar == true
      if arrangesSubviews, each.id != view.id { return false }
      if each.id == root.id { return true }
      current = each.parent
    }
    return false
  }

  private func isSame(_ first: CGRect, _ second: CGRect) -> Bool {
    zip([first.minX, first.minY, first.width, first.height], [second.minX, second.minY, second.width, second.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }
}
