// SPDX-License-Identifier: MIT

/// Presents a controller as a sheet.
///
/// In portrait orientation on a phone, a large sheet leaves the status bar and 10 points visible; in landscape
/// orientation it fills the screen. On a tablet, a form sheet is centered and 540 by 620 points large, or has the
/// preferred content size; a page sheet is 704 points wide.
///
/// From iOS 26, a large sheet begins at the safe area, and a lower one is a card: its content has the width of the screen and is
/// scaled down to leave space at the sides and below.
///
/// Differs from UIKit: before iOS 26, a medium sheet takes half of the height.
///
/// Source: Apple, `UISheetPresentationController`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of the detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string value of the identifier.
      public let rawValue: String
      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The detent at about half of the screen's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent at the maximum height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    open private(set) var identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent at half of the maximum height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        let part = InterfaceGeneration.current.metrics.sheets.medium ?? 0.5
        let scale = context.containerTraitCollection.displayScale
        return PixelGrid(scale: Double(scale > 0 ? scale : 1)).rounded(Double(part * context.maximumDetentValue))
      }
    }

    /// Returns a detent at the maximum height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent at the height that `resolver` returns, in points, without the bottom safe area. A detent whose
    /// resolver returns `nil` is inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom.\(UUID().uuidString)"), resolver: resolver) }

    /// Returns the height of the detent in `context`, in points, without the bottom safe area.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// The object that responds to changes of the sheet. The default is `nil`.
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { presentationDelegate as? any UISheetPresentationControllerDelegate }
    set { presentationDelegate = newValue }
  }

  /// The view in whose center a sheet on a tablet is shown. The default is `nil`. Stored; has no effect.
  open var sourceView: UIView?

  /// The detents of the sheet, from the lowest to the highest. The default is the large detent.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The identifier of the selected detent; `nil` for the first one. The default is `nil`.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }

  /// The identifier of the largest detent that does not dim the content behind; `nil` to dim it always. The default is
  /// `nil`.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }

  /// Whether the sheet shows a grabber. The default is `false`.
  ///
  /// Differs from UIKit: before iOS 26, no grabber is shown.
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  /// The preferred corner radius, in points; `nil` for the system's. The default is `nil`.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  /// Whether a drag up in a scroll view whose content is at its top makes the sheet higher. Otherwise it scrolls. The default is
  /// `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the bottom edge in compact height. Otherwise it fills the screen. The default is
  /// `false`.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether the width of a sheet at the bottom edge is that of the preferred content size. The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }

  /// Performs `changes` and updates the layout. On a running animation clock, the change takes time.
  open func animateChanges(_ changes: () -> Void) {
    UISheetPresentationController.animate(over: SizeTransition.presentationDuration) {
      changes()
      containerView?.layoutIfNeeded()
    }
  }

  // MARK: Touches

  private lazy var interaction = SheetInteraction(of: self)

  override func attachGestures(to holder: UIView, grabber: UIView) { interaction.attach(to: holder, grabber: grabber) }

  override var handlesTapsOutside: Bool { true }

  /// Dismisses the sheet, if that is allowed.
  override func outsideWasTapped() { dismissByUser() }

  /// Content that is not dimmed can be used.
  override func leavesTouchToViewsBehind(_ point: CGPoint, _ event: UIEvent?) -> Bool { dimming == 0 }

  /// Requests a layout with new heights of the detents.
  open func invalidateDetents() { container.setNeedsLayout() }

  private var traits: UITraitCollection { container.traitCollection }

  private static var metrics: SystemMetrics.Sheets { InterfaceGeneration.current.metrics.sheets }

  /// The frame of the presented view in the container, in points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    if traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular { return frameInMiddle }
    return frameAtBottom
  }

  private var frameInMiddle: CGRect {
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    let wanted = presentedViewController.preferredContentSize
    let isForm = presentationStyle == .formSheet
    let metrics = UISheetPresentationController.metrics
    let size = wanted != .zero && isForm ? wanted : metrics.form
    if !isForm, metrics.pageWidth == nil {
      return bounds.inset(by: UIEdgeInsets(top: safe.top + metrics.pageTop, left: 0, bottom: 0, right: 0))
    }
    let width = min(isForm ? size.width : metrics.pageWidth ?? bounds.width, bounds.width)
    let maximumHeight = bounds.height - 2 * max(safe.top, safe.bottom, metrics.strip)
    let height = min(isForm ? size.height : maximumHeight, bounds.height)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
      height: height)
  }

  private var frameAtBottom: CGRect {
    let bounds = container.bounds
    if !isAtBottom { return bounds }
    let safe = container.safeAreaInsets
    if UISheetPresentationController.metrics.inset > 0 { return card.frame }
    let height = (shownValue + safe.bottom).rounded()
    let wanted = presentedViewController.preferredContentSize.width
    let width =
      widthFollowsPreferredContentSizeWhenEdgeAttached && wanted > 0 ? min(wanted, bounds.width) : bounds.width
    return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
  }

  /// The sheet from iOS 26 on: the whole height below the safe area, or a card.
  private var card: SheetCard {
    SheetCard(
      value: shownValue, in: container.bounds, container.safeAreaInsets, UISheetPresentationController.metrics)
  }

  // MARK: Heights

  /// The height under a finger, in place of that of the selected detent, in points, without the bottom safe area; `nil` at rest.
  var draggedValue: CGFloat?

  /// Whether the sheet has a height of its own at the bottom edge: not in the middle of a tablet, and not on a whole low screen.
  private var isAtBottom: Bool {
    if traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular { return false }
    return traits.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight
  }

  /// The largest height, in points, without the bottom safe area.
  private var largestValue: CGFloat {
    let (safe, metrics) = (container.safeAreaInsets, UISheetPresentationController.metrics)
    return container.bounds.height - safe.top - safe.bottom - (metrics.inset > 0 ? 0 : metrics.strip)
  }

  /// Returns the height of a detent in the present environment, in points, without the bottom safe area; `nil` for an inactive one.
  func value(of detent: Detent) -> CGFloat? {
    if UISheetPresentationController.metrics.medium == nil, detent.identifier == .medium {
      return min(largestValue, (container.bounds.height / 2).rounded() - container.safeAreaInsets.bottom)
    }
    return detent.resolvedValue(in: context(largestValue)).map { min($0, largestValue) }
  }

  /// The present height, in points, without the bottom safe area.
  var presentValue: CGFloat { draggedValue ?? shownDetent.flatMap(value(of:)) ?? largestValue }

  /// The height at which the sheet is shown: above the keyboard, while a text in it is edited.
  private var shownValue: CGFloat { min(presentValue + keyboardRise, largestValue) }

  /// The height by which the keyboard raises the sheet, in points.
  private var keyboardRise: CGFloat {
    guard let screen = container.window?.screen, screen.inspection.keyboard.isDocked,
      let keyboard = screen.inspection.keyboard.frame, let content = presentedViewController.viewIfLoaded,
      let text = screen.firstResponder as? UIView, text.isDescendant(of: content)
    else { return 0 }
    return max(0, keyboard.height - container.safeAreaInsets.bottom)
  }

  /// The heights between which a finger can drag the sheet, ascending; none where the sheet has no height of its own.
  var activeValues: [CGFloat] { isAtBottom ? detents.compactMap(value(of:)).sorted() : [] }

  override var grabber: CGRect? {
    let metrics = UISheetPresentationController.metrics
    guard prefersGrabberVisible, let size = metrics.grabber else { return nil }
    return CGRect(origin: CGPoint(x: 0, y: metrics.grabberTop), size: size)
  }

  /// The factor by which the content is scaled down.
  override var scale: CGFloat {
    isAtBottom && UISheetPresentationController.metrics.inset > 0 ? card.scale : 1
  }

  private func context(_ maximumHeight: CGFloat) -> DetentContext {
    DetentContext(containerTraitCollection: traits, maximumDetentValue: maximumHeight)
  }

  /// The selected detent, or the first one.
  var shownDetent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

  /// A form sheet always has compact width.
  override var traitsOfPresentedView: UITraitCollection? {
    presentationStyle == .formSheet ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  override var elevatesPresentedView: Bool { true }

  override var dimming: CGFloat {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == largest }),
      let present = detents.firstIndex(where: { $0.identifier == shownDetent?.identifier })
    else { return 0.2 }
    return present <= limit ? 0 : 0.2
  }

  override var cornerRadius: CGFloat {
    let frame = frameOfPresentedViewInContainerView
    guard frame.size != container.bounds.size else { return 0 }
    let metrics = UISheetPresentationController.metrics
    let isForm = presentationStyle == .formSheet && traits.userInterfaceIdiom == .pad
    return preferredCornerRadius ?? (isForm ? metrics.formRadius : metrics.radius)
  }
  /// Whether the sheet has the size of a page where there is room. The default is `false`. Stored; has no effect.
  open var prefersPageSizing = false
}

/// The environment in which the height of a detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of the sheet, in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

/// The methods that respond to changes of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has dragged the sheet to another detent. The default implementation does nothing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
