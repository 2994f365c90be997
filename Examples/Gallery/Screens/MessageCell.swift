// SPDX-License-Identifier: MIT

import UIKit

/// A self-sizing cell with a picture, a sender, a time and a text of any length.
final class MessageCell: UITableViewCell {
  private let face = UIView()
  private let initial = UILabel()
  private let sender = UILabel()
  private let time = UILabel()
  private let message = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    styleViews()
    addConstraints()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(sender: String, text: String, time: String, color: UIColor) {
    self.sender.text = sender
    message.text = text
    self.time.text = time
    initial.text = String(sender.prefix(1))
    face.backgroundColor = color
  }

  private func styleViews() {
    sender.font = .preferredFont(forTextStyle: .headline)
    message.font = .preferredFont(forTextStyle: .subheadline)
    message.textColor = .secondaryLabel
    message.numberOfLines = 0
    time.font = .preferredFont(forTextStyle: .footnote)
    time.textColor = .secondaryLabel
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    initial.font = .systemFont(ofSize: 18, weight: .semibold)
    initial.textColor = .white
    face.layer.cornerRadius = 22
    for view in [face, initial, sender, time, message] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [face, sender, time, message] { contentView.addSubview(view) }
    face.addSubview(initial)
  }

  private func addConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      face.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      face.topAnchor.constraint(equalTo: margins.topAnchor),
      face.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      face.widthAnchor.constraint(equalToConstant: 44),
      face.heightAnchor.constraint(equalToConstant: 44),
      initial.centerXAnchor.constraint(equalTo: face.centerXAnchor),
      initial.centerYAnchor.constraint(equalTo: face.centerYAnchor),
      sender.leadingAnchor.constraint(equalToSystemSpacingAfter: face.trailingAnchor, multiplier: 1.5),
      sender.topAnchor.constraint(equalTo: margins.topAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: sender.trailingAnchor, multiplier: 1),
      time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
      message.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      message.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
      message.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      // The bottom follows the taller of picture and text.
      message.bottomAnchor.constraint(equalTo: margins.bottomAnchor).atPriority(.defaultLow),
    ])
  }
}

extension NSLayoutConstraint {
  fileprivate func atPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
