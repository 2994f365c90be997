// SPDX-License-Identifier: MIT

import Tinamou

/// An item of a feed that is laid out by stack views in one another.
final class StackedFeedView: UIStackView, FeedView {
  private let parts = FeedParts()

  required init() {
    super.init(frame: .zero)
    axis = .vertical
    parts.requireWidths()
    let names = stack(.vertical, [parts.name, parts.headline, parts.time])
    names.spacing = 1
    names.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    names.isLayoutMarginsRelativeArrangement = true
    let top = stack(.horizontal, [parts.action, parts.options])
    top.alignment = .leading
    let profile = stack(.horizontal, [parts.portrait, names])
    profile.alignment = .center
    let actions = stack(.horizontal, [parts.like, parts.comment, parts.share])
    actions.distribution = .equalSpacing
    let replies = stack(.horizontal, [parts.replier, parts.reply])
    for part in [top, profile, parts.message, parts.picture, parts.title, parts.domain, actions, replies] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addArrangedSubview(part)
    }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func show(_ item: FeedItem) { parts.show(item) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(CGSize(width: size.width, height: 0))
  }

  private func stack(_ axis: NSLayoutConstraint.Axis, _ parts: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = axis
    return stack
  }
}
