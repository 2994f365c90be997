// SPDX-License-Identifier: MIT

import Tinamou

/// An item of a feed whose frames are computed by hand.
final class ManualFeedView: UIView, FeedView {
  private let parts = FeedParts()

  required init() {
    super.init(frame: .zero)
    backgroundColor = .white
    let views: [UIView] = [
      parts.action, parts.options, parts.portrait, parts.name, parts.headline, parts.time, parts.message, parts.picture,
      parts.title, parts.domain, parts.like, parts.comment, parts.share, parts.replier, parts.reply,
    ]
    for view in views { addSubview(view) }
    parts.options.sizeToFit()
    parts.portrait.sizeToFit()
    parts.picture.sizeToFit()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: FeedItem) {
    parts.show(item)
    for label in [parts.name, parts.headline, parts.time] { label.sizeToFit() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = 8.0
    let gap = 4.0
    let options = parts.options.frame.size
    place(parts.options, x: bounds.width - options.width - margin, y: margin)
    fit(parts.action, x: margin, y: margin)
    fit(parts.portrait, x: margin, y: parts.action.frame.maxY + 10)
    let right = parts.portrait.frame.maxX + 2
    place(parts.name, x: right, y: parts.portrait.frame.minY - 10)
    place(parts.headline, x: right, y: parts.name.frame.maxY + 1)
    place(parts.time, x: right, y: parts.headline.frame.maxY + 1)
    fit(parts.message, x: margin, y: max(parts.portrait.frame.maxY, parts.time.frame.maxY + 2))
    fit(parts.picture, x: margin, y: parts.message.frame.maxY)
    fit(parts.title, x: margin, y: parts.picture.frame.maxY)
    fit(parts.domain, x: margin, y: parts.title.frame.maxY)
    let actions = parts.domain.frame.maxY + gap
    fit(parts.like, x: margin, y: actions)
    parts.comment.sizeToFit()
    place(parts.comment, x: (bounds.width - parts.comment.frame.width) / 2, y: actions)
    parts.share.sizeToFit()
    place(parts.share, x: bounds.width - parts.share.frame.width - margin, y: actions)
    fit(parts.replier, x: margin, y: parts.like.frame.maxY + gap)
    let middle = parts.replier.frame.midY - parts.reply.frame.height / 2
    fit(parts.reply, x: parts.replier.frame.maxX + gap, y: middle)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame = CGRect(origin: .zero, size: size)
    layoutSubviews()
    return CGSize(width: size.width, height: max(parts.replier.frame.maxY, parts.reply.frame.maxY) + 8)
  }

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
  }

  /// Moves a view that has its size.
  private func place(_ view: UIView, x: Double, y: Double) {
    view.frame = CGRect(origin: CGPoint(x: x, y: y), size: view.frame.size)
  }

  /// Moves a view, and gives it the size of its content in the width of the item.
  private func fit(_ view: UIView, x: Double, y: Double) {
    view.frame = CGRect(x: x, y: y, width: bounds.width, height: 0)
    view.sizeToFit()
  }
}
