// SPDX-License-Identifier: MIT

/// Presents a controller in a popover next to its source, or as a sheet in compact width.
///
/// Differs from UIKit: the arrow is not drawn; only its space of 13 points is reserved.
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
    guard containerView != nil, !isSheet else { return .unknown }
    let (frame, source) = (frameOfPresentedViewInContainerView, sourceInContainer)
    if frame.minY >= source.maxY { return .up }
    if frame.maxY <= source.minY { return .down }
    return frame.minX >= source.maxX ? .left : frame.maxX <= source.minX ? .right : .unknown
  }

  /// The bar button item or view that the popover points to. The default is `nil`.
  open var sourceItem: AnyObject? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// Whether the popover may cover its source. The default is `false`. Stored; has no effect.
  open var canOverlapSourceViewRect = false
  /// A class that draws the background. The default is `nil`. Stored; has no effect.
  open var popoverBackgroundViewClass: AnyClass?

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    delegate?.prepareForPopoverPresentation(self)
  }

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
  /// The background color of the popover. The default is `nil`. Stored; has no effect.
  open var backgroundColor: UIColor?
  /// The views that respond to touches while the popover is shown. The default is `nil`. Stored; has no effect.
  open var passthroughViews: [UIView]?

  private static var metrics: SystemMetrics.Sheets { InterfaceGeneration.current.metrics.sheets }
  private static let arrow: CGFloat = 13
  /// The size of a popover whose controller has no preferred content size, in points.
  private static let standard = CGSize(width: 320, height: 480)

  private var isSheet: Bool {
    let wanted = presentationDelegate?.adaptivePresentationStyle(for: self, traitCollection: container.traitCollection)
    return container.traitCollection.horizontalSizeClass == .compact && wanted != UIModalPresentationStyle.none
  }

  /// The frame of the presented view in the container, in points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let safe = container.safeAreaInsets
    if isSheet {
      if container.traitCollection.verticalSizeClass == .compact { return container.bounds }
      return container.bounds.inset(by: UIEdgeInsets(top: safe.top + Self.metrics.strip, left: 0, bottom: 0, right: 0))
    }
    let room = container.bounds.inset(by: safe + popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? UIPopoverPresentationController.standard : wanted
    return popoverFrame(of: CGSize(width: min(size.width, room.width), height: min(size.height, room.height)), in: room)
  }

  /// Returns the frame of a popover with the given size: below the source if there is room, otherwise above it,
  /// otherwise beside it.
  private func popoverFrame(of size: CGSize, in room: CGRect) -> CGRect {
    if let top = Self.metrics.popoverTop, barButtonItem?.viewInBar != nil { return frameOverButton(of: size, top: top) }
    let source = sourceInContainer
    let gap = UIPopoverPresentationController.arrow
    let across = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    let down = min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
    let origins: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: across, y: source.maxY + gap)),
      (.down, CGPoint(x: across, y: source.minY - gap - size.height)),
      (.left, CGPoint(x: source.maxX + gap, y: down)),
      (.right, CGPoint(x: source.minX - gap - size.width, y: down)),
    ]
    let permitted = origins.filter { permittedArrowDirections.contains($0.0) }
    let fitting = permitted.first { room.contains(CGRect(origin: $0.1, size: size)) }
    let origin = (fitting ?? permitted.first)?.1 ?? CGPoint(x: across, y: down)
    return CGRect(
      x: min(max(origin.x, room.minX), room.maxX - size.width),
      y: min(max(origin.y, room.minY), room.maxY - size.height),
      width: size.width, height: size.height)
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
    if let view = barButtonItem?.viewInBar { return container.convert(view.bounds, from: view) }
    guard let sourceView else { return nil }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// A popover always has compact width.
  override var traitsOfPresentedView: UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }

  override var dimming: CGFloat { isSheet ? 0.2 : 0 }
  override var cornerRadius: CGFloat { isSheet ? Self.metrics.radius : Self.metrics.popoverRadius }

  /// The sheet that takes the place of the popover in compact width.
  ///
  /// Differs from UIKit: its values have no effect.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)
}

extension UIBarButtonItem {
  /// The view that shows the item in a bar.
  fileprivate var viewInBar: UIView? {
    (shownBy as? UIView)?.subviews.first { ($0 as? BarButtonView)?.item === self }
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
