// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// The environment of the views on a canvas: the screen's scale, size classes, safe areas and margins.
@MainActor
struct CanvasEnvironment {
  let document: InterfaceDocument
  let options: CanvasOptions
  let rules: CanvasRules
  let era: CanvasEra
  let screen: CanvasScreen
  private let bars: CanvasBars
  private let surroundings: CanvasSurroundings
  private let margins: CanvasMargins
  private let cells: CanvasCells

  init(_ document: InterfaceDocument, options: CanvasOptions) {
    self.document = document
    rules = CanvasRules(document, options)
    var options = options
    // Only the document's own screen is as the tool showed it.
    if options.device == nil, options.textSize == nil { options.textSize = Self.shownTextSize(rules) }
    self.options = options
    screen = CanvasScreen(document, options: options)
    era = CanvasEra(document, rules, options: options)
    surroundings = CanvasSurroundings(document)
    bars = CanvasBars(document, rules, screen: screen, surroundings, era)
    margins = CanvasMargins(document: document, rules: rules, screen: screen, isSubstituted: options.device != nil)
    cells = CanvasCells(.ofStoredFrames(document, options))
  }

  /// The text size of the tool's canvas; `nil` for the standard one.
  private static func shownTextSize(_ rules: CanvasRules) -> UIContentSizeCategory? {
    if rules.apply(.smallestTextStyles) { return .extraSmall }
    return rules.apply(.mediumTextStyles) ? .medium : nil
  }

  var traits: InterfaceTraits { screen.traits }
  var scale: CGFloat { screen.scale }

  /// Applies the screen to the roots of a scene, before constraints are created.
  func prepare(_ roots: [CanvasView], of scene: InterfaceScene, with builder: NibBuilder) {
    for root in roots {
      root.view.translatesAutoresizingMaskIntoConstraints = true
      setTraits(of: root.view)
      fillScreen(root, of: scene)
      if let device = options.device {
        root.view.canvas.safeArea = fit(root, of: scene, to: device)
      } else {
        root.view.canvas.safeArea = bars.safeArea(of: root.interface, in: scene)
      }
      root.view.canvasDidChange()
      for interface in root.interface.tree {
        guard let view = builder.views[interface.id] else { continue }
        // Scrolling content has its own area, to which bars do not extend.
        if interface.parent?.kind == .tableView || interface.parent?.kind == .collectionView {
          view.canvas.safeArea = .zero
          view.canvasDidChange()
        }
        if let frame = cells.frame(of: interface) { view.frame = frame }
        margins.prepare(view, interface, isRoot: view === root.view, in: scene)
      }
    }
    makeControllerGuides(of: scene, with: builder)
    apply(options.inputs, with: builder)
  }

  /// Gives a controller's view, or the view of a nib, the size of its screen if no frame is stored.
  private func fillScreen(_ root: CanvasView, of scene: InterfaceScene) {
    let isControllers = scene.controller?.view?.id == root.interface.id
    guard root.interface.frame == nil, isControllers || (!document.isStoryboard && root.interface.kind == .view) else {
      return
    }
    root.view.frame.size =
      scene.controller?.element.element(key: "freeformSize").flatMap(Size.init)
      .map { CGSize(width: $0.width, height: $0.height) } ?? screen.size ?? CanvasScreen.square
  }

  /// Resizes a view to the room that it has on another device, and returns its safe area there.
  ///
  /// The view of a controller fills its room, unless it is in a container view, whose size is not known here. Another view of a nib
  /// becomes as wide or as high as the screen if it is so on the document's screen.
  private func fit(_ root: CanvasView, of scene: InterfaceScene, to device: DeviceProfile) -> UIEdgeInsets {
    if let controller = scene.controller, scene.isView(root.interface) {
      guard !surroundings.isEmbedded(controller) else { return .zero }
      let room = CanvasRoom(of: controller, in: surroundings, on: device, options.orientation ?? .portrait)
      root.view.frame.size = room.size
      return room.safeArea
    }
    let drawn = CanvasScreen(document, options: CanvasOptions()).size ?? CanvasScreen.square
    guard let size = screen.size else { return .zero }
    let stored = root.view.frame.size
    let fills = scene.isView(root.interface) || root.interface.frame == nil
    if fills || stored.width == drawn.width { root.view.frame.size.width = size.width }
    if fills || stored.height == drawn.height { root.view.frame.size.height = size.height }
    return fills ? screen.safeArea : .zero
  }

  private func setTraits(of root: UIView) {
    var overrides = root.traitOverrides
    overrides.displayScale = scale
    if let direction = options.direction { overrides.layoutDirection = direction }
    if let textSize = options.textSize { overrides.preferredContentSizeCategory = textSize }
    root.traitOverrides = overrides
  }

  // MARK: Guides of controllers

  /// Creates the top and bottom layout guides that a controller had before safe areas existed.
  private func makeControllerGuides(of scene: InterfaceScene, with builder: NibBuilder) {
    guard let controller = scene.controller, let root = controller.view, let view = builder.views[root.id] else {
      return
    }
    let room = view.safeAreaInsets
    let insets = options.device == nil ? bars.guides(in: scene) : (top: room.top, bottom: room.bottom)
    if let guide = controller.topGuide {
      builder.addGuide(guide.id, along: .top, of: view, length: length("topGuide", guide, insets.top))
    }
    if let guide = controller.bottomGuide {
      builder.addGuide(guide.id, along: .bottom, of: view, length: length("bottomGuide", guide, insets.bottom))
    }
  }

  private func length(_ kind: String, _ guide: InterfaceGuide, _ predicted: CGFloat) -> CGFloat {
    let known = options.inputs.first { $0.item == guide.id && $0.kind.rawValue == kind }
    return known.map { CGFloat($0.value) } ?? predicted
  }

  // MARK: Known values

  /// Replaces predicted values by known ones.
  private func apply(_ inputs: [CanvasInputs.Input], with builder: NibBuilder) {
    for input in inputs {
      switch input.kind {
      case .safeArea:
        guard let view = builder.guides[input.item]?.owningView else { continue }
        var insets = view.safeAreaInsets
        set(input, in: &insets)
        view.canvas.safeArea = insets
        view.canvasDidChange()
      case .margin:
        guard let view = builder.views[input.item] else { continue }
        var insets = view.layoutMargins
        set(input, in: &insets)
        view.insetsLayoutMarginsFromSafeArea = false
        view.preservesSuperviewLayoutMargins = false
        view.layoutMargins = insets
      case .topGuide, .bottomGuide: break
      }
    }
  }

  private func set(_ input: CanvasInputs.Input, in insets: inout UIEdgeInsets) {
    switch input.edge {
    case .top: insets.top = CGFloat(input.value)
    case .leading: insets.left = CGFloat(input.value)
    case .bottom: insets.bottom = CGFloat(input.value)
    case .trailing: insets.right = CGFloat(input.value)
    }
  }
}
