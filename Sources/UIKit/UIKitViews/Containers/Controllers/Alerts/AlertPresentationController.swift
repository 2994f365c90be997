// SPDX-License-Identifier: MIT

/// Presents an alert centered or an action sheet at the bottom edge, and dims the content behind.
final class AlertPresentationController: UIPresentationController {
  private static var metrics: SystemMetrics.Alerts { InterfaceGeneration.current.metrics.alerts }

  /// The width of an alert, in points.
  static var width: CGFloat { metrics.width }
  /// The distance of an action sheet from its source where it is a popover, the height of an arrow, in points.
  private static let popoverGap: CGFloat = 13
  /// The distance of an action sheet from the side and bottom edges, in points.
  private static let margin: CGFloat = 8

  override var shouldRemovePresentersView: Bool { false }
  override var elevatesPresentedView: Bool { true }
  override var edgeRadius: CGFloat? { popoverSource == nil ? nil : Self.metrics.radius }
  override var dimming: CGFloat {
    if popoverSource != nil { return 0 }
    let isDark = container.traitCollection.userInterfaceStyle == .dark
    return isDark ? Self.metrics.darkDimming : Self.metrics.dimming
  }

  /// The rectangle that an action sheet belongs to, where it is a popover; `nil` for other alerts.
  var popoverSource: CGRect? {
    guard Self.metrics.actionSheetsAreCards, let alert = presentedViewController as? UIAlertController,
      alert.preferredStyle == .actionSheet
    else { return nil }
    return alert.source(in: container)
  }

  override var handlesTapsOutside: Bool { true }

  /// Cancels an action sheet. An alert stays.
  override func outsideWasTapped() { (presentedViewController as? UIAlertController)?.cancelFromOutside() }

  /// The size of the presented view in a width, in points.
  private func height(in width: CGFloat) -> CGFloat {
    presentedView?.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height ?? 0
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = container.bounds
    guard presentedView != nil else { return bounds }
    if let popoverSource { return frame(besides: popoverSource) }
    let isAlert =
      Self.metrics.actionSheetsAreCards
      || (presentedViewController as? UIAlertController)?.preferredStyle == .alert
    let narrow = min(bounds.width, bounds.height) - 2 * Self.margin
    let width = isAlert ? Self.width : narrow
    let height = height(in: width)
    let x = (bounds.width - width) / 2
    let below = max(Self.margin, container.safeAreaInsets.bottom)
    let y = isAlert ? roomOfAlert.midY - height / 2 : bounds.height - below - height
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The rectangle in which an alert is centered, in the container's coordinates: above the keyboard, while that is shown.
  private var roomOfAlert: CGRect {
    let bounds = container.bounds
    var room = Self.metrics.isInSafeArea ? bounds.inset(by: container.safeAreaInsets) : bounds
    guard let keyboard = container.window?.screen.inspection.keyboard, keyboard.isDocked, let frame = keyboard.frame
    else {
      return room
    }
    room.size.height = max(0, min(room.maxY, container.convert(frame, from: nil).minY) - room.minY)
    return room
  }

  /// Returns the frame of an action sheet that appears at its source: over it, within the margins of the screen.
  private func frame(besides source: CGRect) -> CGRect {
    let isPad = container.traitCollection.userInterfaceIdiom == .pad
    let width = isPad ? Self.metrics.actionPopoverOnPad : Self.metrics.actionPopover
    let height = height(in: width)
    let margins = UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
    let room = container.bounds.inset(by: container.safeAreaInsets + margins)
    let x = min(max(source.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
    let fitsBelow = source.maxY + Self.popoverGap + height <= room.maxY
    let y = fitsBelow ? source.maxY + Self.popoverGap : max(room.minY, source.minY - Self.popoverGap - height)
    return CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }
}
