// SPDX-License-Identifier: MIT

/// Presents a controller in a popover next to its source, or as a sheet in compact width.
///
/// From iOS 13, the arrow belongs to the presented view, whose safe area leaves it out. Before, the arrow is beside the view.
///
/// Differs from UIKit: before iOS 13, the arrow is not drawn; only its space of 13 points is reserved.
///
/// Source: Apple, `UIPopoverPresentationController`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The object that responds to changes of the popover. The default is `nil`.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { presentationDelegate as? any UIPopoverPresentationControllerDelegate }
    set { presentationDelegate = newValue }
  }

  /// The direction in which the arrow points; unknown before the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView == nil || isAdapted ? .unknown : placement.direction
  }

  /// The bar button item or view that the popover points to. The default is `nil`.
  open var sourceItem: AnyObject? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// Whether the popover may cover its source where there is no room beside it. The default is `false`.
  open var canOverlapSourceViewRect = false { didSet { container.setNeedsLayout() } }
  /// A class that draws the background. The default is `nil`. Stored; has no effect.
  open var popoverBackgroundViewClass: AnyClass?
  /// The view that the popover points to. The default is `nil`.
  open weak var sourceView: UIView? { didSet { container.setNeedsLayout() } }
  /// The rectangle of ``sourceView`` that the popover points to, in its coordinates; null for its bounds. The default
  /// is `CGRect.null`.
  open var sourceRect = CGRect.null { didSet { container.setNeedsLayout() } }
  /// The bar button item that the popover points to. The default is `nil`.
  open weak var barButtonItem: UIBarButtonItem? { didSet { container.setNeedsLayout() } }
  /// The directions in which the arrow may point. The default is `UIPopoverArrowDirection.any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { container.setNeedsLayout() } }
  /// The minimum distances of the popover from the edges of the screen, in points. The default is 10 at each edge.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The background color of the popover and its arrow; `nil`, the default, for the system's.
  open var backgroundColor: UIColor? { didSet { container.setNeedsLayout() } }
  /// The views that respond to touches while the popover is shown. The default is `nil`.
  open var passthroughViews: [UIView]?

  private static var metrics: SystemMetrics.Sheets { InterfaceGeneration.current.metrics.sheets }
  /// The size of a popover whose controller has no preferred content size, in points.
  private static let standard = CGSize(width: 320, height: 480)

  /// The size of the container at the last layout, in points.
  private var lastSize = CGSize.zero

  // MARK: Adaptation

  /// The style in compact width, which the delegate can change: a sheet, or the whole screen before iOS 13; `.none` for a popover.
  private var adaptedStyle: UIModalPresentationStyle {
    let traits = container.traitCollection
    guard traits.horizontalSizeClass == .compact else { return .none }
    let wanted = presentationDelegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    switch wanted {
    case .none, .fullScreen, .overFullScreen: return wanted
    default: return InterfaceGeneration.current.hasSheets ? .pageSheet : .fullScreen
    }
  }

  private var isAdapted: Bool { adaptedStyle != .none }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    delegate?.prepareForPopoverPresentation(self)
  }

  override func addContainer(to window: UIWindow) {
    super.addContainer(to: window)
    let style = adaptedStyle
    guard style != .none else { return }
    presentationDelegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style,
      transitionCoordinator: presentedViewController.transitionCoordinator)
  }

  // MARK: Place

  /// The frame of the presented view in the container, in points. From iOS 13, the arrow is part of it.
  open override var frameOfPresentedViewInContainerView: CGRect {
    switch adaptedStyle {
    case .none: return placement.frame
    case .fullScreen, .overFullScreen: return container.bounds
    default: break
    }
    if container.traitCollection.verticalSizeClass == .compact { return container.bounds }
    let top = container.safeAreaInsets.top + Self.metrics.strip
    return container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  private var placement: PopoverPlacement {
    let room = container.bounds.inset(by: container.safeAreaInsets + popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? UIPopoverPresentationController.standard : wanted
    if let top = Self.metrics.popoverTop, barButtonItem?.viewInBar != nil {
      let fitting = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      return PopoverPlacement(overButton: frameOverButton(of: fitting, top: top))
    }
    return PopoverPlacement(
      size: size, source: sourceInContainer, room: room, permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect)
  }

  /// Returns the frame of a popover that appears over a bar button, as from iOS 26.
  private func frameOverButton(of size: CGSize, top: CGFloat) -> CGRect {
    let room = container.bounds.insetBy(dx: Self.metrics.popoverSide, dy: 0)
    let x = min(max(sourceInContainer.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    return CGRect(origin: CGPoint(x: x, y: container.safeAreaInsets.top + top), size: size)
  }

  private var sourceInContainer: CGRect {
    source(in: container) ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
  }

  /// Returns the rectangle that the popover points to, in the coordinates of `container`; `nil` if there is none.
  func source(in container: UIView) -> CGRect? {
    guard let view = barButtonItem?.viewInBar ?? sourceView else { return nil }
    let rect = barButtonItem?.viewInBar != nil || sourceRect.isNull ? view.bounds : sourceRect
    // The container may not be in the window yet.
    return rect.applying(view.transform(throughScreenTo: container))
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    announceNewPlace()
    presentedViewController.containerInsets = isAdapted ? .zero : placement.arrowInsets
  }

  /// Lets the delegate choose another source after a change of size.
  private func announceNewPlace() {
    defer { lastSize = container.bounds.size }
    guard lastSize != .zero, lastSize != container.bounds.size, barButtonItem == nil, !isAdapted, let delegate,
      var view = sourceView
    else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if rect != sourceRect, !(sourceRect.isNull && rect == view.bounds) { sourceRect = rect }
    if view !== sourceView { sourceView = view }
  }

  // MARK: Look

  /// The outline of the popover with its arrow, in the coordinates of the presented view; `nil` where there is no arrow in it.
  override var outline: UIBezierPath? {
    guard !isAdapted else { return nil }
    return placement.outline(pointingAt: sourceInContainer, radius: cornerRadius)
  }

  /// The outline of the shadow around a popover, in the coordinates of the presented view; `nil` for a sheet.
  var outlineOfShadow: UIBezierPath? {
    guard !isAdapted else { return nil }
    let body = CGRect(origin: .zero, size: adaptedFrame.size)
    return outline ?? UIBezierPath(roundedRect: body, cornerRadius: cornerRadius)
  }

  override var fill: UIColor? { isAdapted ? nil : backgroundColor ?? .systemBackground }

  /// A popover always has compact width.
  override var traitsOfPresentedView: UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }
  override var elevatesPresentedView: Bool { adaptedStyle == .none || adaptedStyle == .pageSheet }

  override var dimming: CGFloat { isAdapted && adaptedStyle == .pageSheet ? 0.2 : 0 }
  override var cornerRadius: CGFloat {
    switch adaptedStyle {
    case .none: Self.metrics.popoverRadius
    case .pageSheet: Self.metrics.radius
    default: 0
    }
  }

  // MARK: Touches

  override var handlesTapsOutside: Bool { true }
  override func outsideWasTapped() { dismissByUser() }

  override func leavesTouchToViewsBehind(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    (passthroughViews ?? []).contains { view in
      view.window != nil && view.window === container.window
        && view.point(inside: view.convert(point, from: container), with: event)
    }
  }

  /// The sheet that takes the place of the popover in compact width.
  ///
  /// Stored; has no effect.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)
}

extension UIBarButtonItem {
  /// The view that shows the item in a bar.
  fileprivate var viewInBar: UIView? {
    guard let bar = shownBy as? UIView else { return nil }
    var found: UIView?
    bar.forEachBelow { if ($0 as? BarButtonView)?.item === self { found = $0 } }
    return found
  }
}

/// The directions in which a popover's arrow may point. Raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates an option set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upward, from a popover below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downward, from a popover above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left, from a popover on the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right, from a popover on the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// The direction of a popover that is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
