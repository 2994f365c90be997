// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import LayoutFiles
import Pictures
import Previews
import ScreenComparison
import ScreenReading
import Tinamou

/// A laid-out scene of a document or layout file that can be drawn.
@MainActor
struct DrawnScene {
  /// The name used for the file names of pictures; `nil` for the only scene of a layout file.
  let name: String?
  /// The names by which the command line can select the scene.
  let names: Set<String>
  /// The identity of the scene in its file, which is the same in all revisions.
  let id: String
  /// The view to draw.
  let root: UIView
  /// The number of pixels per point.
  let scale: CGFloat
  /// The views in the scene with their identities and names.
  let views: [(id: String, name: String, view: UIView)]
  /// The scene as a comparison sees it; `nil` where it cannot be described.
  let screen: ComparedScreen?
  /// Whether the scene has the size of a device or of its file, and not that of its content.
  private let isOfDevice: Bool
  /// The system in whose look the scene is drawn.
  private let system: InterfaceGeneration
  /// The object that keeps the views alive.
  private let owner: AnyObject

  /// Creates the scene of a layout file.
  init(_ scene: LayoutScene) {
    name = nil
    names = []
    id = ""
    root = scene.root
    self.scale = scene.scale
    views = scene.views.map { (id: $0.name, name: $0.name, view: $0.view) }
    screen = try? LayoutFileScreens.screen(of: scene, path: "")
    owner = scene
    isOfDevice = !scene.isOpen.width && !scene.isOpen.height
    system = scene.system
  }

  /// Returns the scenes of a document: a controller's view, or every top-level view of a nib.
  static func scenes(of canvas: Canvas, _ placeholders: Placeholders) -> [DrawnScene] {
    var taken: Set<String> = []
    canvas.system.whileCurrent { DocumentAppearance.apply(to: canvas, placeholders) }
    var screens = DocumentScreens.screens(of: canvas.document, path: "")
    DocumentLayout.setFrames(of: &screens, from: canvas)
    return zip(canvas.scenes, screens).flatMap { scene, screen -> [DrawnScene] in
      let controller = scene.scene.controller
      let roots = scene.roots.filter { controller?.view == nil || $0.interface.id == controller?.view?.id }
      return roots.filter { $0.view.bounds.width > 0 && $0.view.bounds.height > 0 }.map { root in
        DrawnScene(root, of: scene, screen, in: canvas, taken: &taken)
      }
    }
  }

  private init(
    _ root: CanvasView, of scene: CanvasScene, _ screen: ComparedScreen, in canvas: Canvas, taken: inout Set<String>
  ) {
    self.screen = screen
    let controller = scene.scene.controller
    let preferredName =
      controller.flatMap { $0.storyboardIdentifier ?? $0.element["customClass"] ?? $0.element["userLabel"] }
      ?? root.interface.userLabel ?? root.interface.customClass ?? controller?.kind ?? root.interface.element.name
    name = Self.unique(preferredName, taken: &taken)
    let names = [
      preferredName, name, scene.scene.id, root.interface.id, controller?.id, controller?.storyboardIdentifier,
      controller?.element["customClass"], root.interface.customClass, root.interface.userLabel,
    ]
    self.names = Set(names.compactMap { $0 })
    id = controller?.id ?? root.interface.id
    self.root = root.view
    scale = root.view.traitCollection.displayScale
    views = scene.views.filter { $0.view.isDescendant(of: root.view) }.map {
      (id: $0.interface.id, name: $0.interface.displayName, view: $0.view)
    }
    owner = canvas
    isOfDevice = true
    system = canvas.system
  }

  /// Returns a name that is valid in a file name and not used by an earlier scene.
  private static func unique(_ preferredName: String, taken: inout Set<String>) -> String {
    let plain = String(preferredName.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    var name = plain.isEmpty || plain.hasPrefix(".") ? "scene" : plain
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(plain)-\(number)"
      number += 1
    }
    return name
  }

  /// Describes the scene as it is in a setting, so that it can be compared with the one in another.
  func shown(in setting: Setting) -> ShownPreview {
    nameViews()
    return system.whileCurrent {
      setting.apply(to: root)
      var shown = ShownPreview(of: root, explainsFrames: false, isCompared: true)
      // A scene that is as high as its content has another size because of the content.
      if !isOfDevice { shown.compared?.properties["size"] = nil }
      return shown
    }
  }

  /// Gives the views the names that their author gave them, which say which is which.
  private func nameViews() {
    let names = (screen?.elements ?? []).compactMap { element in
      (element.objectID ?? element.property).flatMap { id in element.givenName.map { (id, $0) } }
    }
    let known = Dictionary(names, uniquingKeysWith: { first, _ in first })
    for (id, _, view) in views where (view.accessibilityIdentifier ?? "").isEmpty {
      view.accessibilityIdentifier = known[id]
    }
  }

  /// Returns a picture of the scene.
  func picture(_ overlays: Picture.Overlays) -> Picture {
    let names = Dictionary(views.map { (ObjectIdentifier($0.view), $0.name) }, uniquingKeysWith: { first, _ in first })
    return system.whileCurrent {
      Picture(of: root, options: Picture.Options(scale: max(scale, 1), overlays: overlays, names: names))
    }
  }
}

extension Setting {
  /// Sets the appearance and the contrast of a view, which no option of a scene does.
  @MainActor
  fileprivate func apply(to view: UIView) {
    if let appearance { view.traitOverrides.userInterfaceStyle = appearance == "dark" ? .dark : .light }
    if let contrast { view.traitOverrides.accessibilityContrast = contrast == "high" ? .high : .normal }
    view.layoutIfNeeded()
  }
}
