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

  @Test("our own storyboards have the frames of the program", arguments: devices)
  func ownDocuments(_ device: String) throws {
    for name in ["Canvas.storyboard"] {
      let (count, differences) = try compare(OwnDocuments.path(name), on: device)
      #expect(count > 0)
      #expect(differences.isEmpty, "\(name): \(differences)")
    }
  }

  @Test(
    "99 % of the views of recorded storyboards have the frames of the program",
    .enabled(if: SharedCorpus.isPresent, "needs ../shared/corpus"), arguments: devices)
  func recordedDocuments(_ device: String) throws {
    let folder = try #require(SharedCorpus.folder).appendingPathComponent("ib-train")
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
    return LayoutException.whileHandling(
      { _, _ in }, { LayoutLog.whileHandling({ _ in }, { compare(canvas, path, profile) }) })
  }

  private func compare(
    _ canvas: Canvas, _ path: String, _ device: DeviceProfile
  ) -> (count: Int, differences: [Difference]) {
    let url = URL(fileURLWithPath: path)
    let storyboard = UIStoryboard(
      name: url.deletingPathExtension().lastPathComponent, bundle: Bundle(path: url.deletingLastPathComponent().path))
    var count = 0
    var differences: [Difference] = []
    for scene in canvas.scenes {
      // The program does not know bars that the author simulated.
      guard let interface = scene.scene.controller, let root = interface.view,
        ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"].allSatisfy({ interface.element.element(key: $0) == nil }
        ),
        let shown = RunningScene(interface.id, of: storyboard, in: canvas.document, on: device),
        let built = (shown.controller.scene as? NibScene)?.builder.views,
        let drawn = scene.roots.first(where: { $0.interface.id == root.id })?.view
      else { continue }
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

  private func isCompared(_ view: InterfaceView, below root: InterfaceView) -> Bool {
    var current: InterfaceView? = view
    while let each = current {
      if each.kind == .tableView || each.kind == .collectionView, each.id != view.id { return false }
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
