// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Tinamou

/// Lays out documents and compares the frames with the stored ones.
@MainActor
public struct FidelityMeasure {
  /// The source of control sizes.
  public let sizes: CanvasOptions.Sizes
  /// The known values of the screen environment.
  public let inputs: CanvasInputs
  /// The rules of the canvas that are not applied. Empty by default.
  public let disabledRules: Set<CanvasRule>

  /// Creates a measure with a source of control sizes and known inputs.
  public init(sizes: CanvasOptions.Sizes, inputs: CanvasInputs, disabledRules: Set<CanvasRule> = []) {
    self.sizes = sizes
    self.inputs = inputs
    self.disabledRules = disabledRules
  }

  /// Lays out the document at `path` and compares its frames.
  ///
  /// - Throws: ``InterfaceError`` if the document cannot be read.
  public func measure(_ path: String) throws(InterfaceError) -> FidelityDocument {
    let document = try InterfaceDocument(contentsOf: path)
    var options = CanvasOptions()
    options.sizes = sizes
    options.inputs = inputs.inputs(forFile: path)
    options.disabledRules = disabledRules
    let canvas = Canvas(document, options: options)
    var result = FidelityDocument(path: path)
    result.toolsVersion = document.toolsVersion.description
    result.exceptions = canvas.exceptions
    result.conflicts = canvas.scenes.reduce(0) { $0 + $1.conflicts.count }
    for case .unknownElement(let name) in canvas.issues.map(\.kind) { result.unknownElements[name, default: 0] += 1 }
    result.unknownAttributes = InterfaceAttributes.unknown(in: document)
    let tolerance = sizes == .given && document.toolsVersion.number >= 14200 ? 0.5 : 1
    result.views = canvas.scenes.flatMap { views(of: $0, tolerance: tolerance) }
    return result
  }

  private func views(of scene: CanvasScene, tolerance: Double) -> [FidelityView] {
    let rules = FidelityRules(scene)
    return scene.views.compactMap { view in
      guard view.isAnswer, let stored = view.interface.frame else { return nil }
      let found = view.view.frame
      let position = view.interface.element.element(key: "frame")?.position
      let constraints = rules.constraints(of: view.interface)
      return FidelityView(
        scene: scene.scene.id, id: view.interface.id, name: view.interface.displayName,
        kind: view.interface.element.name, rules: rules.rules(of: view.interface),
        stored: [stored.x, stored.y, stored.width, stored.height],
        found: [found.minX, found.minY, found.width, found.height].map { Double($0) }, tolerance: tolerance + 0.01,
        line: position?.line ?? 0, column: position?.column ?? 0, constraints: constraints.map(\.id))
    }
  }
}
