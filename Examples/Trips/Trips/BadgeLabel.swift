// SPDX-License-Identifier: MIT

import UIKit

/// A short text on a colored capsule.
final class BadgeLabel: UILabel {
  private let insets = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8)

  init(_ text: String, color: UIColor = .systemBlue) {
    super.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: .caption1)
    adjustsFontForContentSizeCategory = true
    textColor = .white
    backgroundColor = color
    clipsToBounds = true
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

#if DEBUG
  @available(iOS 17.0, *)
  #Preview("Badges", traits: .fixedLayout(width: 240, height: 60)) {
    let stack = UIStackView(arrangedSubviews: [BadgeLabel("4 days"), BadgeLabel("new", color: .systemPink)])
    stack.spacing = 8
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    stack.addArrangedSubview(UIView())
    return stack
  }
#endif
