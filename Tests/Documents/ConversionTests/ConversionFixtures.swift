// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import TestSupport
import Tinamou

@testable import Conversion

/// The layouts that are converted in tests.
@MainActor
enum ConversionFixtures {
  /// The package's folder.
  nonisolated static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the layout files of a folder, from the package's folder.
  nonisolated static func layoutFiles(in folder: String) -> [String] {
    files(in: package.appendingPathComponent(folder)) { $0.hasSuffix(".layout.yaml") }
  }

  /// The paths of the documents of the package.
  nonisolated static let documents = files(in: package.appendingPathComponent("Fixtures/Documents")) { _ in true }

  /// A hundred recorded documents; empty without the recorded data.
  nonisolated static let recorded: [String] = {
    guard let folder = SharedCorpus.folder?.appendingPathComponent("ib") else { return [] }
    let all = files(in: folder) { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    return all.enumerated().filter { $0.offset % max(1, all.count / 100) == 0 }.map(\.element).prefix(100).map { $0 }
  }()

  private nonisolated static func files(in folder: URL, _ matches: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter(matches).sorted().map { folder.appendingPathComponent($0).path }
  }

  /// Returns the canvas of a document; `nil` if it cannot be read.
  static func canvas(at path: String) -> Canvas? {
    guard let document = try? InterfaceDocument(contentsOf: path) else { return nil }
    var options = CanvasOptions()
    // What is written has the current system font, whatever the version of the tool that wrote the document.
    options.disabledRules = [
      .systemFontOfIOS8, .systemFontOfIOS10, .systemFontOfIOS13, .systemFontOfIOS16, .systemFontOfIOS26,
    ]
    return Canvas(document, options: options)
  }

  /// Returns the top-level views of a canvas with their scenes.
  static func roots(of canvas: Canvas) -> [(root: CanvasView, scene: CanvasScene)] {
    var roots: [(root: CanvasView, scene: CanvasScene)] = []
    for scene in canvas.scenes {
      let view = scene.scene.controller?.view
      for root in scene.roots where view == nil || root.interface.id == view?.id { roots.append((root, scene)) }
    }
    return roots
  }
}
