// SPDX-License-Identifier: MIT

/// Presents an alert centered or an action sheet at the bottom edge, and dims the content behind.
final class AlertPresentationController: UIPresentationController {
  /// The width of an alert, in points.
  static let width: CGFloat = 270
  /// The distance of an action sheet from the side and bottom edges, in points.
  private static let margin: CGFloat = 8

  override var shouldRemovePresentersView: Bool { false }
  override var dimming: CGFloat { 0.2 }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = container.bounds
    guard let view = presentedView else { return bounds }
    let isAlert = (presentedViewController as? UIAlertController)?.preferredStyle == .alert
    let narrow = min(bounds.width, bounds.height) - 2 * Self.margin
    let width = isAlert ? Self.width : narrow
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let x = (bounds.width - width) / 2
    let below = max(Self.margin, container.safeAreaInsets.bottom)
    let y = isAlert ? (bounds.height - height) / 2 : bounds.height - below - height
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
