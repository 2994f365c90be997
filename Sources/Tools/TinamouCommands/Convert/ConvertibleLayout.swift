// SPDX-License-Identifier: MIT

import Conversion
import InterfaceBuilder
import LayoutFiles

/// A layout of a file with the name of the class that it becomes.
@MainActor
struct ConvertibleLayout {
  /// The name of the class.
  let className: String
  /// The names by which the command line selects the layout.
  let names: Set<String>
  private let describe: () throws(ConversionError) -> LayoutDescription

  /// Returns the layout as a value.
  func description() throws(ConversionError) -> LayoutDescription { try describe() }

  /// The layout of a layout file.
  init(_ scene: LayoutScene, className: String) {
    self.className = className
    names = []
    describe = { () throws(ConversionError) in try LayoutDescription(of: scene) }
  }

  /// Returns the layouts of a document, one for each controller's view and each other top-level view.
  static func layouts(of canvas: Canvas, fileName: String) -> [ConvertibleLayout] {
    var taken: Set<String> = []
    return canvas.scenes.flatMap { scene -> [ConvertibleLayout] in
      let controller = scene.scene.controller
      let roots = scene.roots.filter { controller?.view == nil || $0.interface.id == controller?.view?.id }
      return roots.map { root in
        let named = [
          root.interface.customClass, controller?.storyboardIdentifier, controller?.element["customClass"],
          root.interface.userLabel, controller?.element["userLabel"], fileName,
        ].compactMap { $0 }
        return ConvertibleLayout(
          root, in: scene, of: canvas, className: ClassNames.unique(named.first ?? "Layout", taken: &taken),
          names: Set(named + [root.interface.id, scene.scene.id]))
      }
    }
  }

  private init(
    _ root: CanvasView, in scene: CanvasScene, of canvas: Canvas, className: String, names: Set<String>
  ) {
    self.className = className
    self.names = names.union([className])
    describe = { () throws(ConversionError) in try LayoutDescription(of: root, in: scene, of: canvas) }
  }
}
