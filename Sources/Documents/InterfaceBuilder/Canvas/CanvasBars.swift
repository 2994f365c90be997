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
  let rules: CanvasRules
  let screen: CanvasScreen
  private let surroundings: CanvasSurroundings
  private let era: CanvasEra

  init(
    _ document: InterfaceDocument, _ rules: CanvasRules, screen: CanvasScreen, _ surroundings: CanvasSurroundings,
    _ era: CanvasEra
  ) {
    self.document = document
    self.rules = rules
    self.screen = screen
    self.surroundings = surroundings
    self.era = era
  }

  /// Returns the safe area of a top-level view.
  func safeArea(of root: InterfaceView, in scene: InterfaceScene) -> UIEdgeInsets {
    if let controller = scene.controller, controller.view?.id == root.id { return safeArea(of: root, controller) }
    return safeAreaOutsideControllers(of: root)
  }

  /// Returns the lengths of the top and bottom layout guides.
  func guides(in scene: InterfaceScene) -> (top: CGFloat, bottom: CGFloat) {
    guard let controller = scene.controller, let root = controller.view else { return (0, 0) }
    let insets = safeArea(of: root, controller, isForGuides: true)
    return (insets.top, insets.bottom)
  }

  // MARK: Without a controller

  /// Returns the safe area of a view in a nib. Rows of tables have none.
  private func safeAreaOutsideControllers(of root: InterfaceView) -> UIEdgeInsets {
    guard !document.isStoryboard, root.kind == .view || isCellAtOrigin(root), let size = screen.size else {
      return .zero
    }
    // A view without a stored frame fills the screen.
    if let frame = root.frame,
      frame.width != Double(size.width) || frame.height != Double(size.height) || isFreeform(root.element)
    {
      return insetsAtOrigin(of: root, frame)
    }
    var insets = deviceInsets(screen.safeArea)
    if hidesStatusBar(root.element), insets.bottom == 0 { insets.top = 0 }
    return insets
  }

  private func isCellAtOrigin(_ root: InterfaceView) -> Bool {
    (root.kind == .collectionViewCell || root.kind == .collectionReusableView) && rules.apply(.cellsAtOrigin)
  }

  /// Returns the safe area of a view that does not fill the screen. The tool places it at the origin of the screen.
  private func insetsAtOrigin(of root: InterfaceView, _ frame: Rectangle, isForGuides: Bool = false) -> UIEdgeInsets {
    let device = deviceInsets(screen.safeArea)
    guard rules.apply(.viewsAtOrigin), let size = screen.size, !isBelowOpaqueBar(root), hasTopInset(frame)
    else { return .zero }
    let reach = device.bottom - (size.height - CGFloat(frame.height))
    // The guides of controllers have a length only where they reach the inset.
    let isWide = CGFloat(frame.width) > size.width && !isForGuides && rules.apply(.wideViewsAtBottom)
    let bottom = isWide ? device.bottom : min(max(0, reach), device.bottom)
    return UIEdgeInsets(top: device.top, left: 0, bottom: bottom, right: 0)
  }

  /// Whether a view at the origin of the screen is below the status bar.
  private func hasTopInset(_ frame: Rectangle) -> Bool {
    if rules.apply(.lowViewsWithoutInset), frame.height < Self.lowestWithInset { return false }
    return screen.safeArea.bottom > 0 || document.toolsVersion.number >= Self.firstWithSafeAreas
  }

  /// The lowest height of a view with an inset at the top, where low views have none.
  private static let lowestWithInset = 480.0

  /// The first version with safe areas, that of Xcode 9.
  private static let firstWithSafeAreas = 13000

  /// Whether the view of a nib is drawn with an opaque bar, which is above it.
  private func isBelowOpaqueBar(_ root: InterfaceView) -> Bool {
    root.element.element(key: "simulatedTopBarMetrics")?["translucent"] == "NO"
  }

  private func hidesStatusBar(_ element: MarkupElement) -> Bool {
    guard !rules.apply(.statusBarAlways) else { return false }
    return isNone("statusBar", of: element) || isNone("simulatedStatusBarMetrics", of: element)
  }

  private func isFreeform(_ element: MarkupElement) -> Bool {
    element.element("freeformSimulatedSizeMetrics") != nil
  }

  private func isNone(_ key: String, of element: MarkupElement) -> Bool {
    element.element(key: key)?.name == "nil"
  }

  // MARK: Controllers

  private func safeArea(
    of root: InterfaceView, _ controller: InterfaceController, isForGuides: Bool = false
  ) -> UIEdgeInsets {
    let missing = missingHeight(of: root, controller)
    let insets = screenInsets(of: controller)
    if let frame = root.frame, isAtOrigin(controller, frame, missing: missing) {
      return insetsAtOrigin(of: root, frame, isForGuides: isForGuides)
    }
    return safeArea(under: surroundings.bars(of: controller), insets, missing: missing, of: root)
  }

  /// Returns whether the tool places the view of a controller at the origin of the screen: in a container view, in a
  /// popover that is not a sheet, and in a freeform scene to which no segue leads.
  private func isAtOrigin(_ controller: InterfaceController, _ frame: Rectangle, missing: CGFloat) -> Bool {
    if surroundings.isEmbedded(controller) { return missing > 0 || screen.size == nil }
    guard let size = screen.size else { return false }
    let gap = size.height - CGFloat(frame.height)
    let isSheet = CGFloat(frame.width) == size.width && gap <= Self.maximumGapAboveSheet
    guard gap > 0, !isSheet else { return false }
    if surroundings.isPopover(controller) { return true }
    let bars = surroundings.bars(of: controller)
    return isFreeform(controller.element) && !surroundings.hasIncomingSegue(controller) && bars.top == .none
      && bars.bottom == .none
  }

  /// The largest distance of a sheet from the top of a phone's screen, in points.
  private static let maximumGapAboveSheet: CGFloat = 64

  /// Returns the insets of the screen for a controller's view.
  private func screenInsets(of controller: InterfaceController) -> UIEdgeInsets {
    var insets = deviceInsets(screen.safeArea)
    if hidesStatusBar(controller.element), insets.bottom == 0 { insets.top = 0 }
    return insets
  }

  /// Returns the difference in height between the controller's screen and its view.
  private func missingHeight(of root: InterfaceView, _ controller: InterfaceController) -> CGFloat {
    guard let height = root.frame.map({ CGFloat($0.height) }) else { return 0 }
    let whole = freeformHeight(root, controller) ?? screen.size?.height ?? squareHeight(root) ?? height
    return max(0, whole - height)
  }

  /// Returns the height of the square canvas if the view is as wide as it; otherwise, `nil`.
  private func squareHeight(_ root: InterfaceView) -> CGFloat? {
    root.frame.map { CGFloat($0.width) } == CanvasScreen.squareSide ? CanvasScreen.squareSide : nil
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
    under bars: CanvasSurroundings.Bars, _ screenInsets: UIEdgeInsets, missing: CGFloat, of root: InterfaceView
  ) -> UIEdgeInsets {
    var insets = screenInsets
    let covered = insets.top + barHeight(bars)
    insets.bottom = bottomInset(bars, screenInsets.bottom)
    if missing == 0 {
      insets.top = bars.top == .opaque ? 0 : covered
      if bars.top == .opaque, !isShortened(root) { insets.bottom += covered }
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
    } else if let frame = root.frame, let size = screen.size {
      let isSheet = missing <= Self.maximumGapAboveSheet
      if bars.top == .none, !isSheet, !isSquare(frame) { return insetsAtOrigin(of: root, frame) }
      insets.top = topInset(under: bars, covered, of: frame, on: size)
      if isSheet, rules.apply(.flushSheets) { insets.bottom = 0 }
    }
    return insets
  }

  /// Returns whether a view has the size of the square canvas, which later versions keep until the scene is laid out again.
  private func isSquare(_ frame: Rectangle) -> Bool {
    frame.width == Double(CanvasScreen.squareSide) && frame.height == Double(CanvasScreen.squareSide)
  }

  /// Returns the top inset of a view that is lower than its screen although no bar ends there: in a sheet that of its
  /// bar, otherwise `covered` where the view reaches the top of the screen.
  private func topInset(
    under bars: CanvasSurroundings.Bars, _ covered: CGFloat, of frame: Rectangle, on size: CGSize
  ) -> CGFloat {
    if rules.apply(.sheets) {
      return bars.top == .none ? 0 : sheetBarHeight + (bars.hasLargeTitle ? BarMetrics.largeTitle : 0)
    }
    guard bars.top == .none else { return covered }
    return hasTopInset(frame) ? covered : 0
  }

  private func isOneOf(_ length: CGFloat, _ lengths: [CGFloat]) -> Bool {
    lengths.contains { abs(length - $0) < 1 }
  }

  /// Returns the possible lengths of the top bars: with the status bar of the tool's version, and with that of the
  /// device.
  private func topLengths(_ bars: CanvasSurroundings.Bars, _ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top + barHeight(bars), screen.safeArea.top + barHeight(bars)]
  }

  /// Returns whether an opaque bar has shortened the view. Before documents named a device, views that did not have the
  /// size of a simulated screen kept the height of the canvas under opaque bars.
  private func isShortened(_ root: InterfaceView) -> Bool {
    document.device != nil || root.frame.map { !Self.wholeHeights.contains($0.height) } ?? true
  }

  /// The heights of the canvas and of the screens that scenes could simulate before documents named a device.
  private static let wholeHeights: Set<Double> = [480, 568, 600, 667, 736, 768, 1024]

  private func bottomInset(_ bars: CanvasSurroundings.Bars, _ home: CGFloat) -> CGFloat {
    switch bars.bottom {
    case .none: home
    case .tabBar: (home > 0 ? home / indicatorCount : 0) + deviceBars.tabBar
    case .toolbar: home + (home > 0 || rules.apply(.highToolbars) ? Self.highToolbar : deviceBars.toolbar)
    }
  }

  /// The height of the toolbar that a controller's view has below it: on screens with a home indicator, and from Xcode 11
  /// on also on others.
  private static let highToolbar: CGFloat = 49

  private func barHeight(_ bars: CanvasSurroundings.Bars) -> CGFloat {
    guard bars.top != .none else { return 0 }
    let prompt = bars.hasPrompt ? deviceBars.prompt : 0
    return prompt + navigationBar + (bars.hasLargeTitle ? BarMetrics.largeTitle : 0)
  }

  private var phoneBars: BarMetrics { .upright(.phone, era.barGeneration) }

  private var navigationBar: CGFloat {
    screen.isPad ? deviceBars.navigationBar : BarMetrics.upright(.phone, era.generation).navigationBar
  }

  private var deviceBars: BarMetrics { .upright(screen.isPad ? .pad : .phone, era.barGeneration) }

  private var sheetBarHeight: CGFloat {
    screen.isPad || era.generation >= .iOS16 ? phoneBars.sheetNavigationBar : phoneBars.navigationBar
  }

  // MARK: Device

  /// Returns the insets of the screen as the tool's version applied them.
  private func deviceInsets(_ screenInsets: UIEdgeInsets) -> UIEdgeInsets {
    var insets = screenInsets
    if insets.bottom == 0, rules.apply(.noStatusBarWithHomeButton) { insets.top = 0 }
    insets.top *= indicatorCount
    insets.bottom *= indicatorCount
    return insets
  }

  /// The factor of the insets: some versions counted those of screens with a home indicator twice.
  private var indicatorCount: CGFloat {
    let isTwice = rules.apply(.doubledInsets) && screen.safeArea.bottom > 0
    return isTwice ? 2 : 1
  }
}
