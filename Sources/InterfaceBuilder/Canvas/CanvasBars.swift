// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// What covers the views of a canvas: the shape of the screen and the bars of the controllers around a scene.
///
/// A view that is as high as the screen lies under bars and insets. A lower one is either shortened by an opaque bar or on a
/// sheet; the bars of a sheet lie within it.
@MainActor
struct CanvasBars {
  let document: InterfaceDocument
  let screen: CanvasScreen
  private let surroundings: CanvasSurroundings

  init(_ document: InterfaceDocument, screen: CanvasScreen) {
    self.document = document
    self.screen = screen
    surroundings = CanvasSurroundings(document)
  }

  private var version: Int { document.toolsVersion.number }

  /// The safe area of an outermost view.
  func safeArea(of root: InterfaceView, in scene: InterfaceScene) -> UIEdgeInsets {
    if let controller = scene.controller, controller.view?.id == root.id { return safeArea(of: root, controller) }
    return safeAreaOutsideControllers(of: root)
  }

  /// The lengths of the guides at the top and at the bottom.
  func guides(in scene: InterfaceScene) -> (top: CGFloat, bottom: CGFloat) {
    guard let controller = scene.controller, let root = controller.view else { return (0, 0) }
    let insets = safeArea(of: root, controller)
    return (insets.top, insets.bottom)
  }

  // MARK: Without a controller

  /// Views of nibs are on a screen when they fill one or are wider than one; cells and smaller views are not.
  private func safeAreaOutsideControllers(of root: InterfaceView) -> UIEdgeInsets {
    guard !document.isStoryboard, root.kind == .view, let frame = root.frame, let size = screen.size else {
      return .zero
    }
    let isWider = frame.width > Double(size.width)
    let fills = frame.width == Double(size.width) && frame.height == Double(size.height)
    guard isWider || fills && !isFreeform(root.element) else { return .zero }
    var insets = deviceInsets
    if isNone("statusBar", of: root.element) || isNone("simulatedStatusBarMetrics", of: root.element) {
      insets.top = insets.bottom > 0 ? insets.top : 0
    }
    return insets
  }

  private func isFreeform(_ element: MarkupElement) -> Bool {
    element.element("freeformSimulatedSizeMetrics") != nil
  }

  private func isNone(_ key: String, of element: MarkupElement) -> Bool {
    element.element(key: key)?.name == "nil"
  }

  // MARK: Of controllers

  private func safeArea(of root: InterfaceView, _ controller: InterfaceController) -> UIEdgeInsets {
    let bars = surroundings.bars(of: controller)
    var insets = deviceInsets
    if isNone("simulatedStatusBarMetrics", of: controller.element), insets.bottom == 0 { insets.top = 0 }
    let height = CGFloat(root.frame?.height ?? 0)
    let missing = max(0, (screen.size?.height ?? height) - height)
    let covered = insets.top + barHeight(bars)
    if isFreeform(controller.element), missing > 0 || isNone("simulatedTopBarMetrics", of: controller.element) {
      if isNone("simulatedTopBarMetrics", of: controller.element) { return .zero }
    }
    if surroundings.isEmbedded(controller), missing > 0 { return .zero }
    if missing == 0 {
      insets.top = bars.top == .opaque ? 0 : covered
      insets.bottom = bottomInset(bars, insets.bottom)
      if bars.top == .opaque { insets.bottom = insets.bottom + (hasShortenedViews ? 0 : covered) }
    } else if bars.top != .none, abs(missing - covered) < 1 || isShortened(by: missing, bars) {
      insets.top = 0
      insets.bottom = bottomInset(bars, insets.bottom)
    } else {
      insets.top = bars.top == .none ? 0 : sheetBarHeight
      insets.bottom = bottomInset(bars, insets.bottom)
    }
    if missing >= insets.bottom, bars.bottom == .opaque { insets.bottom = 0 }
    return insets
  }

  /// Whether the view ends at an opaque bar above, with the status bar of a device that has none in the insets.
  private func isShortened(by missing: CGFloat, _ bars: CanvasSurroundings.Bars) -> Bool {
    abs(missing - (screen.safeArea.top + barHeight(bars))) < 1
  }

  /// Before there was a device, views under opaque bars kept the height of the screen.
  private var hasShortenedViews: Bool { document.device != nil }

  private func bottomInset(_ bars: CanvasSurroundings.Bars, _ home: CGFloat) -> CGFloat {
    switch bars.bottom {
    case .none, .opaque: home
    case .tabBar: home > 0 ? home / indicatorCount + 49 : 49
    case .toolbar: home + 44
    }
  }

  private func barHeight(_ bars: CanvasSurroundings.Bars) -> CGFloat {
    guard bars.top != .none else { return 0 }
    let isGlass = version >= 24100 && version < 30000
    if bars.hasLargeTitle { return isGlass ? 106 : 96 }
    return screen.isPad ? (version < 14300 ? 44 : 50) : isGlass ? 54 : 44
  }

  private var sheetBarHeight: CGFloat { screen.isPad || version >= 14800 ? 56 : 44 }

  // MARK: The device

  /// The insets of the screen, with what the tool of that version made of them.
  private var deviceInsets: UIEdgeInsets {
    var insets = screen.safeArea
    guard !screen.isSubstituted else { return insets }
    // These versions left the status bar out on screens without a home indicator.
    if insets.bottom == 0, version >= 14800, version < 21500, !screen.isPad { insets.top = 0 }
    insets.top *= indicatorCount
    insets.bottom *= indicatorCount
    return insets
  }

  /// These versions counted the insets of such screens twice.
  private var indicatorCount: CGFloat {
    let isTwice = version >= 23727 && version <= 25200 && screen.safeArea.bottom > 0 && !screen.isSubstituted
    return isTwice ? 2 : 1
  }
}
