// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// The insets that the screen and the bars of surrounding controllers apply to the views of a scene.
///
/// A view as high as the screen extends under bars and screen insets. A lower view either ends at an opaque bar or is
/// on a sheet, whose bars are inside it.
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

  /// Returns the safe area of a top-level view.
  func safeArea(of root: InterfaceView, in scene: InterfaceScene) -> UIEdgeInsets {
    if let controller = scene.controller, controller.view?.id == root.id { return safeArea(of: root, controller) }
    return safeAreaOutsideControllers(of: root)
  }

  /// Returns the lengths of the top and bottom layout guides.
  func guides(in scene: InterfaceScene) -> (top: CGFloat, bottom: CGFloat) {
    guard let controller = scene.controller, let root = controller.view else { return (0, 0) }
    let insets = safeArea(of: root, controller)
    return (insets.top, insets.bottom)
  }

  // MARK: Without a controller

  /// Returns the safe area of a view in a nib. The view is on a screen if it fills one or is wider than one; cells and
  /// smaller views are not.
  private func safeAreaOutsideControllers(of root: InterfaceView) -> UIEdgeInsets {
    guard !document.isStoryboard, root.kind == .view, let frame = root.frame, let size = screen.size else {
      return .zero
    }
    // Before Xcode 11, freeform views that are larger than the screen had no safe area.
    let isWider = frame.width > Double(size.width) && version >= 14800
    let fills = frame.width == Double(size.width) && frame.height == Double(size.height)
    guard isWider || fills && !isFreeform(root.element) else { return .zero }
    var insets = deviceInsets(isFreeform(root.element) ? screen.freeformSafeArea : screen.safeArea)
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

  // MARK: Controllers

  private func safeArea(of root: InterfaceView, _ controller: InterfaceController) -> UIEdgeInsets {
    if isFreeform(controller.element), isNone("simulatedTopBarMetrics", of: controller.element) { return .zero }
    let missing = missingHeight(of: root, controller)
    let insets = screenInsets(of: controller)
    if surroundings.isEmbedded(controller), missing > 0 {
      // In these versions each scene had a status bar, even in a container view.
      return UIEdgeInsets(top: version < 14800 ? insets.top : 0, left: 0, bottom: 0, right: 0)
    }
    return safeArea(under: surroundings.bars(of: controller), insets, missing: missing)
  }

  /// Returns the insets of the screen for a controller's view.
  private func screenInsets(of controller: InterfaceController) -> UIEdgeInsets {
    var insets = deviceInsets(screen.safeArea)
    let hidesStatusBar = isNone("simulatedStatusBarMetrics", of: controller.element)
    if hidesStatusBar, insets.bottom == 0, version < 21500 { insets.top = 0 }
    return insets
  }

  /// Returns the difference in height between the controller's screen and its view.
  private func missingHeight(of root: InterfaceView, _ controller: InterfaceController) -> CGFloat {
    let height = CGFloat(root.frame?.height ?? 0)
    return max(0, (freeformHeight(root, controller) ?? screen.size?.height ?? height) - height)
  }

  /// Returns the screen height that the author set for one controller; `nil` if the document's screen applies.
  private func freeformHeight(_ root: InterfaceView, _ controller: InterfaceController) -> CGFloat? {
    guard let size = controller.element.element(key: "freeformSize").flatMap(Size.init) else { return nil }
    // The size can be a leftover from a time when the controller was freeform.
    guard isFreeform(controller.element) || root.frame?.width == size.width else { return nil }
    return CGFloat(size.height)
  }

  /// Returns the safe area of a view that is `missing` points lower than its screen. Bars at which the view ends do not
  /// cover it.
  private func safeArea(
    under bars: CanvasSurroundings.Bars, _ screenInsets: UIEdgeInsets, missing: CGFloat
  ) -> UIEdgeInsets {
    var insets = screenInsets
    let covered = insets.top + barHeight(bars)
    insets.bottom = bottomInset(bars, screenInsets.bottom)
    if missing == 0 {
      insets.top = bars.top == .opaque ? 0 : covered
      if bars.top == .opaque, !hasShortenedViews { insets.bottom += covered }
      return insets
    }
    let endsBelow = bars.top != .none && isOneOf(missing, topLengths(bars, screenInsets))
    let endsAbove = bars.bottom != .none && isOneOf(missing, [insets.bottom])
    let endsAtBoth =
      bars.top != .none && bars.bottom != .none
      && isOneOf(missing - insets.bottom, topLengths(bars, screenInsets))
    if endsAbove || endsAtBoth { insets.bottom = 0 }
    if endsBelow || endsAtBoth {
      insets.top = 0
    } else if endsAbove {
      insets.top = covered
    } else {
      // The view is on a sheet, which starts below the top of the screen.
      insets.top = bars.top == .none ? 0 : sheetBarHeight
    }
    return insets
  }

  private func isOneOf(_ length: CGFloat, _ lengths: [CGFloat]) -> Bool {
    lengths.contains { abs(length - $0) < 1 }
  }

  /// Returns the possible lengths of the top bars: with the status bar of the tool's version, and with that of the
  /// device.
  private func topLengths(_ bars: CanvasSurroundings.Bars, _ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top + barHeight(bars), screen.safeArea.top + barHeight(bars)]
  }

  /// Whether opaque bars shorten views. Before documents named a device, views under opaque bars kept the height of the
  /// screen.
  private var hasShortenedViews: Bool { document.device != nil }

  private func bottomInset(_ bars: CanvasSurroundings.Bars, _ home: CGFloat) -> CGFloat {
    // The canvas draws a phone's bars at the bottom, whatever the device.
    switch bars.bottom {
    case .none: home
    case .tabBar: (home > 0 ? home / indicatorCount : 0) + phoneBars.tabBar
    // The tools of Xcode 11 to 13 made toolbars as high as tab bars.
    case .toolbar: home + (14800..<19000 ~= version ? phoneBars.tabBar : phoneBars.toolbar)
    }
  }

  private func barHeight(_ bars: CanvasSurroundings.Bars) -> CGFloat {
    guard bars.top != .none else { return 0 }
    let prompt = bars.hasPrompt ? BarMetrics.prompt : 0
    // The canvas adds a large title to a phone's bar, whatever the device.
    if bars.hasLargeTitle { return prompt + phoneBars.navigationBar + BarMetrics.largeTitle }
    return prompt + deviceBars.navigationBar
  }

  private var generation: InterfaceGeneration { InterfaceGeneration(document.toolsVersion) }

  private var phoneBars: BarMetrics { .upright(.phone, generation) }

  private var deviceBars: BarMetrics { .upright(screen.isPad ? .pad : .phone, generation) }

  private var sheetBarHeight: CGFloat {
    screen.isPad || generation >= .iOS16 ? BarMetrics.sheetNavigationBar : phoneBars.navigationBar
  }

  // MARK: Device

  /// Returns the insets of the screen as the tool's version applied them.
  private func deviceInsets(_ screenInsets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = screenInsets
    guard !screen.isSubstituted else { return insets }
    // These versions had no status bar inset on screens without a home indicator.
    if insets.bottom == 0, version >= 14800, version < 21500, !screen.isPad { insets.top = 0 }
    insets.top *= indicatorCount
    insets.bottom *= indicatorCount
    return insets
  }

  /// The factor of the insets: some versions counted those of screens with a home indicator twice.
  private var indicatorCount: CGFloat {
    let isTwice = version >= 23727 && version <= 25200 && screen.safeArea.bottom > 0 && !screen.isSubstituted
    return isTwice ? 2 : 1
  }
}
