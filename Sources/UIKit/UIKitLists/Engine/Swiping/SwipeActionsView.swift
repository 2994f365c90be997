// SPDX-License-Identifier: MIT

/// The buttons beside a swiped row, ordered from the edge. They share its width by the widths that they need.
final class SwipeActionsView: UIView {
  /// Whether the view is at the right edge of the row.
  let isAtRight: Bool
  let buttons: [SwipeActionButton]
  /// Whether the first button fills the view, because of a full swipe.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  init(_ actions: [UIContextualAction], isAtRight: Bool, rowHeight: CGFloat) {
    self.isAtRight = isAtRight
    buttons = actions.map { SwipeActionButton($0, rowHeight: rowHeight) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button covers the others when it fills the view.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The width at which no button is narrower than it needs, in points.
  var preferredWidth: CGFloat { buttons.reduce(0) { $0 + $1.preferredWidth } }

  override func layoutSubviews() {
    super.layoutSubviews()
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let isFilling = isFull && index == 0
      let width = isFilling ? bounds.width : bounds.width * button.preferredWidth / preferredWidth
      let left = isAtRight ? bounds.width - start - width : start
      button.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      button.layoutIfNeeded()
      start += width
    }
  }
}
