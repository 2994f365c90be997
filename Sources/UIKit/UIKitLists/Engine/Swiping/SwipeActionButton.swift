// SPDX-License-Identifier: MIT

/// The button of an action beside a swiped row: a colored field as high as the row, or from iOS 26 on a round platter.
///
/// Widths, margins and fonts approximate UIKit's, which are not documented.
final class SwipeActionButton: UIControl {
  /// The minimum width, in points.
  static let minimumWidth: CGFloat = 74
  /// The space on both sides of the title, in points.
  static let margin: CGFloat = 8
  /// The height of a row from which on a title is shown below an image, in points.
  static let heightForBoth: CGFloat = 91
  /// The space between image and title, in points.
  static let gap: CGFloat = 4
  /// The space around a platter, in points.
  private static let platterMargin: CGFloat = 4
  /// The greatest diameter of the platter of an image, in points.
  private static let platterSize: CGFloat = 56

  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The round background; `nil` before iOS 26.
  private let platter: UIView?

  init(_ action: UIContextualAction, rowHeight: CGFloat) {
    self.action = action
    platter = InterfaceGeneration.current >= .iOS26 ? UIView() : nil
    super.init(frame: .zero)
    let color = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
    clipsToBounds = true
    accessibilityLabel = action.title ?? action.accessibilityLabel ?? action.image?.spokenName
    tintColor = .white
    if let platter {
      platter.backgroundColor = color
      platter.isUserInteractionEnabled = false
      addSubview(platter)
    } else {
      backgroundColor = color
    }
    if let image = action.image {
      imageView.image = image.withRenderingMode(
        image.renderingMode == .automatic ? .alwaysTemplate : image.renderingMode)
      addSubview(imageView)
    }
    if action.image == nil || rowHeight >= Self.heightForBoth {
      label.text = action.title
      label.font = .systemFont(ofSize: 15)
      // The title below a platter is on the background of the list.
      label.textColor = platter == nil || action.image == nil ? .white : .label
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the button needs, in points.
  var preferredWidth: CGFloat {
    let content = max(label.intrinsicContentSize.width, imageView.image?.size.width ?? 0)
    return max(Self.minimumWidth, content + 2 * Self.margin + (platter == nil ? 0 : 2 * Self.platterMargin))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.image?.size ?? .zero
    let title = label.text == nil ? .zero : label.intrinsicContentSize
    if let platter { return layOut(platter, image, title) }
    let gap = image.height > 0 && title.height > 0 ? Self.gap : 0
    let top = (bounds.height - image.height - gap - title.height) / 2
    center(imageView, image, top: top)
    center(label, title, top: top + image.height + gap)
  }

  /// Lays out an image in a round platter, with the title below it, or a title in a platter of its width.
  private func layOut(_ platter: UIView, _ image: CGSize, _ title: CGSize) {
    let room = bounds.height - 2 * Self.platterMargin
    guard image.height > 0 else {
      let width = max(bounds.width - 2 * Self.platterMargin, 0)
      center(platter, CGSize(width: width, height: min(room, Self.platterSize)), top: nil)
      center(label, title, top: nil)
      return round(platter)
    }
    let below = title.height > 0 ? title.height + Self.gap : 0
    let side = max(0, min(room - below, Self.platterSize, bounds.width - 2 * Self.platterMargin))
    let top = (bounds.height - side - below) / 2
    center(platter, CGSize(width: side, height: side), top: top)
    center(imageView, image, top: top + (side - image.height) / 2)
    center(label, title, top: top + side + Self.gap)
    round(platter)
  }

  private func round(_ platter: UIView) {
    platter.layer.cornerRadius = min(platter.bounds.width, platter.bounds.height) / 2
  }

  /// Sets the frame of a part, which keeps its size and stays in the middle while the button is narrower than it needs.
  ///
  /// - Parameter top: The distance from the top, in points; `nil` for the middle.
  private func center(_ view: UIView, _ size: CGSize, top: CGFloat?) {
    view.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: top ?? (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
