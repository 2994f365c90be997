// SPDX-License-Identifier: MIT

/// The button of an action beside a swiped row.
///
/// Widths and fonts approximate UIKit's, which are not documented.
final class SwipeActionButton: UIControl {
  /// The minimum width, in points.
  static let minimumWidth: CGFloat = 74
  /// The space on both sides of the title, in points.
  static let margin: CGFloat = 8
  /// The height of a row from which on a title is shown below an image, in points.
  static let heightForBoth: CGFloat = 91
  /// The space between image and title, in points.
  static let gap: CGFloat = 4

  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()

  init(_ action: UIContextualAction, rowHeight: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
    clipsToBounds = true
    accessibilityLabel = action.title
    tintColor = .white
    if let image = action.image {
      imageView.image = image.withRenderingMode(
        image.renderingMode == .automatic ? .alwaysTemplate : image.renderingMode)
      addSubview(imageView)
    }
    if action.image == nil || rowHeight >= Self.heightForBoth {
      label.text = action.title
      label.font = .systemFont(ofSize: 15)
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the button needs, in points.
  var preferredWidth: CGFloat {
    let content = max(label.intrinsicContentSize.width, imageView.image?.size.width ?? 0)
    return max(Self.minimumWidth, content + 2 * Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.image?.size ?? .zero
    let title = label.text == nil ? .zero : label.intrinsicContentSize
    let gap = image.height > 0 && title.height > 0 ? Self.gap : 0
    let top = (bounds.height - image.height - gap - title.height) / 2
    // The content keeps its size and stays in the middle while the button is narrower than it needs.
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: (bounds.width - title.width) / 2, y: top + image.height + gap, width: title.width, height: title.height)
  }
}
