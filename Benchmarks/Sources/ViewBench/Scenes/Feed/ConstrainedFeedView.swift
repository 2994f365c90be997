// SPDX-License-Identifier: MIT

import Tinamou

/// An item of a feed that is laid out by constraints, in a view for each of its five parts.
final class ConstrainedFeedView: UIView, FeedView {
  private let parts = FeedParts()

  required init() {
    super.init(frame: .zero)
    backgroundColor = .white
    parts.requireWidths()
    let sections: KeyValuePairs = [
      "top": topBar, "profile": profile, "content": content, "actions": actions, "replies": replies,
    ]
    constrain(sections, ["V:|[top][profile][content][actions][replies]|"] + sections.map { "H:|[\($0.key)]|" })
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: FeedItem) { parts.show(item) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(CGSize(width: size.width, height: 0))
  }

  private var topBar: UIView {
    let view = UIView()
    view.constrain(
      ["action": parts.action, "options": parts.options],
      ["H:|[action][options]|", "V:|[action]-(>=0)-|", "V:|[options]-(>=0)-|"])
    return view
  }

  private var profile: UIView {
    let view = UIView()
    view.constrain(
      [
        "image": parts.portrait, "name": parts.name, "headline": parts.headline, "time": parts.time,
        "message": parts.message,
      ],
      [
        "V:|[image]-(>=0)-[message]|", "V:|-1-[name]-1-[headline]-1-[time]-(>=3)-[message]",
        "V:[image]-(0@749)-[message]",
        "H:|[image]-2-[name]-4-|", "H:[image]-2-[headline]-4-|", "H:[image]-2-[time]-4-|", "H:|[message]|",
      ])
    return view
  }

  private var content: UIView {
    let view = UIView()
    view.constrain(
      ["image": parts.picture, "title": parts.title, "domain": parts.domain],
      ["V:|[image][title][domain]|", "H:|[image]|", "H:|[title]|", "H:|[domain]|"])
    return view
  }

  private var actions: UIView {
    let view = UIView()
    view.constrain(
      ["like": parts.like, "comment": parts.comment, "share": parts.share],
      ["V:|[like]|", "V:|[comment]|", "V:|[share]|"])
    func align(_ part: UIView, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: part, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1,
        constant: 0)
    }
    view.addConstraints([
      align(parts.like, .leadingMargin), align(parts.comment, .centerX), align(parts.share, .trailingMargin),
    ])
    return view
  }

  private var replies: UIView {
    let view = UIView()
    view.constrain(
      ["image": parts.replier, "reply": parts.reply],
      ["H:|[image][reply]|", "V:|[image]-(>=0)-|", "V:|[reply]-(>=0)-|", "V:[image]-(0@749)-|"])
    return view
  }
}

extension UIView {
  /// Adds subviews with the constraints that visual formats describe.
  func constrain(_ views: KeyValuePairs<String, UIView>, _ formats: [String]) {
    for (_, view) in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let views = Dictionary(uniqueKeysWithValues: views.map { ($0.key, $0.value) })
    for format in formats {
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }
}
