// SPDX-License-Identifier: MIT

/// Presents a controller in a bubble beside what it belongs to; as a sheet where there is little width.
///
/// Differs from UIKit: the arrow is not drawn, only its 13 points of room are left.
///
/// Source: Apple, `UIPopoverPresentationController`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to.
  open weak var sourceView: UIView? { didSet { container.setNeedsLayout() } }
  /// The part of ``sourceView`` that the popover belongs to, in its coordinates; null for all of it.
  open var sourceRect = CGRect.null { didSet { container.setNeedsLayout() } }
  /// The button that the popover belongs to.
  open weak var barButtonItem: UIBarButtonItem? { didSet { container.setNeedsLayout() } }
  /// The sides on which the popover may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { container.setNeedsLayout() } }
  /// How far from the edges of the screen the popover stays, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of the bubble. Kept only.
  open var backgroundColor: UIColor?
  /// Views that can be used while the popover is shown. Kept only.
  open var passthroughViews: [UIView]?

  private static let arrow: CGFloat = 13
  /// How large a popover is whose controller wants no size, in points.
  private static let standard = CGSize(width: 320, height: 480)

  private var isSheet: Bool {
    let wanted = delegate?.adaptivePresentationStyle(for: self, traitCollection: container.traitCollection)
    return container.traitCollection.horizontalSizeClass == .compact && wanted != UIModalPresentationStyle.none
  }

  /// Where the popover lies in the container, in points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let safe = container.safeAreaInsets
    if isSheet {
      if container.traitCollection.verticalSizeClass == .compact { return container.bounds }
      return container.bounds.inset(by: UIEdgeInsets(top: safe.top + 10, left: 0, bottom: 0, right: 0))
    }
    let room = container.bounds.inset(by: safe + popoverLayoutMargins)
    let wanted = presentedViewController.preferredContentSize
    let size = wanted == .zero ? UIPopoverPresentationController.standard : wanted
    return place(CGSize(width: min(size.width, room.width), height: min(size.height, room.height)), in: room)
  }

  /// Below the source where there is room, else above, else beside it.
  private func place(_ size: CGSize, in room: CGRect) -> CGRect {
    let source = sourceInContainer
    let gap = UIPopoverPresentationController.arrow
    let across = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    let down = min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
    let places: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: across, y: source.maxY + gap)),
      (.down, CGPoint(x: across, y: source.minY - gap - size.height)),
      (.left, CGPoint(x: source.maxX + gap, y: down)),
      (.right, CGPoint(x: source.minX - gap - size.width, y: down)),
    ]
    let permitted = places.filter { permittedArrowDirections.contains($0.0) }
    let fitting = permitted.first { room.contains(CGRect(origin: $0.1, size: size)) }
    let origin = (fitting ?? permitted.first)?.1 ?? CGPoint(x: across, y: down)
    return CGRect(
      x: min(max(origin.x, room.minX), room.maxX - size.width),
      y: min(max(origin.y, room.minY), room.maxY - size.height),
      width: size.width, height: size.height)
  }

  private var sourceInContainer: CGRect {
    if let view = barButtonItem?.viewInBar { return container.convert(view.bounds, from: view) }
    guard let sourceView else { return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// A popover has little width, however much there is around it.
  override var traitsOfPresentedView: UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }

  override var dimming: CGFloat { isSheet ? 0.2 : 0 }
  override var cornerRadius: CGFloat { isSheet ? 10 : 13 }
}

extension UIBarButtonItem {
  /// The view by which a bar shows the item.
  fileprivate var viewInBar: UIView? {
    (shownBy as? UIView)?.subviews.first { ($0 as? BarButtonView)?.item === self }
  }
}
