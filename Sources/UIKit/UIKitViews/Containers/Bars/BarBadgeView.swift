// SPDX-License-Identifier: MIT

/// The badge of a bar button item: a number, a text or a dot.
///
/// Its size is that of the badges of tabs. The place at the trailing corner of the button is not recorded.
final class BarBadgeView: UILabel {
  /// The diameter of a dot, in points.
  private static let dot: CGFloat = 10
  /// The space at both sides of the text together, in points.
  private static let room: CGFloat = 10

  private var hasText = false

  /// Shows a badge; hides the view if it is `nil`.
  func show(_ badge: UIBarButtonItem.Badge?) {
    isHidden = badge == nil
    hasText = badge?.stringValue != nil
    text = badge?.stringValue
    font = badge?.font ?? .systemFont(ofSize: 13)
    textColor = badge?.foregroundColor ?? .white
    textAlignment = .center
    backgroundColor = badge?.backgroundColor ?? .systemRed
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  /// Places the badge at the trailing corner of a button of `bounds`.
  func place(in bounds: CGRect, fromRight: Bool) {
    let height =
      hasText ? InterfaceGeneration.current.metrics.tabs.platter?.badge ?? BarBadgeView.dot : BarBadgeView.dot
    let width = hasText ? max(height, intrinsicContentSize.width + BarBadgeView.room) : height
    let frame = CGRect(x: bounds.maxX - width + height / 4, y: bounds.minY - height / 4, width: width, height: height)
    self.frame = fromRight ? frame.mirrored(in: bounds) : frame
    layer.cornerRadius = height / 2
  }
}
