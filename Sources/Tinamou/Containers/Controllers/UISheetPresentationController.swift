// SPDX-License-Identifier: MIT

/// Presents a controller as a sheet.
///
/// Upright on a phone a large sheet leaves 10 points and the status bar free; on its side it fills the screen. On a tablet a form
/// is 540 by 620 points in the middle, or as large as the controller wants, and a page is 704 points wide.
///
/// Differs from UIKit: a medium sheet takes half of the height.
///
/// Source: Apple, `UISheetPresentationController`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// What tells heights apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name itself.
      public let rawValue: String
      /// The height of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The height of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All that a sheet can have.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What tells the height apart.
    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// All that a sheet can have.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that `resolver` says, in points, without the safe area at the bottom; nil leaves it out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom.\(UUID().uuidString)"), resolver: resolver) }

    /// The height where `context` holds, in points, without the safe area at the bottom.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights at which the sheet may rest, lowest first.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The height at which the sheet rests; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }

  /// The greatest height at which what is behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }

  /// Whether there is a grabber at the top. Kept only.
  open var prefersGrabberVisible = false
  /// How round the corners are, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  /// Whether scrolling makes the sheet higher. Kept only.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps its form where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether the width is what the controller wants where the sheet lies at the edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }

  /// Makes the changes in `changes`; there is no movement on the way.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Makes the sheet ask its heights again.
  open func invalidateDetents() { container.setNeedsLayout() }

  private var traits: UITraitCollection { container.traitCollection }

  /// How large a form is, in points.
  private static let form = CGSize(width: 540, height: 620)
  /// How wide a page is on a tablet, in points.
  private static let pageWidth: CGFloat = 704
  /// How much of what is behind is to be seen above a large sheet, below the status bar, in points.
  private static let strip: CGFloat = 10

  /// Where the sheet lies in the container, in points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    if traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular { return frameInMiddle }
    return frameAtBottom
  }

  private var frameInMiddle: CGRect {
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    let wanted = presentedViewController.preferredContentSize
    let isForm = presentationStyle == .formSheet
    let size = wanted != .zero && isForm ? wanted : UISheetPresentationController.form
    let width = min(isForm ? size.width : UISheetPresentationController.pageWidth, bounds.width)
    let most = bounds.height - 2 * max(safe.top, safe.bottom, UISheetPresentationController.strip)
    let height = min(isForm ? size.height : most, bounds.height)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
      height: height)
  }

  private var frameAtBottom: CGRect {
    let bounds = container.bounds
    if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight { return bounds }
    let safe = container.safeAreaInsets
    let most = bounds.height - safe.top - UISheetPresentationController.strip
    var height = most
    if let value = selectedDetent?.resolvedValue(in: context(most - safe.bottom)) {
      height = min(most, (value + safe.bottom).rounded())
    }
    if selectedDetent?.identifier == .medium { height = min(most, (bounds.height / 2).rounded()) }
    let wanted = presentedViewController.preferredContentSize.width
    let width =
      widthFollowsPreferredContentSizeWhenEdgeAttached && wanted > 0 ? min(wanted, bounds.width) : bounds.width
    return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
  }

  private func context(_ most: CGFloat) -> DetentContext {
    DetentContext(containerTraitCollection: traits, maximumDetentValue: most)
  }

  private var selectedDetent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

  /// A form has little width, however much there is around it.
  override var traitsOfPresentedView: UITraitCollection? {
    presentationStyle == .formSheet ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  override var dimming: CGFloat {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == largest }),
      let present = detents.firstIndex(where: { $0.identifier == selectedDetent?.identifier })
    else { return 0.2 }
    return present <= limit ? 0 : 0.2
  }

  override var cornerRadius: CGFloat {
    frameOfPresentedViewInContainerView.size == container.bounds.size ? 0 : preferredCornerRadius ?? 10
  }
}

/// What a height of a sheet may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points, without the safe area at the bottom.
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
