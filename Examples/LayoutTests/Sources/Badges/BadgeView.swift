// SPDX-License-Identifier: MIT

import UIKit

/// A count in a capsule.
public final class BadgeView: UIView {
  let label = UILabel()

  /// Creates a badge for a count.
  public init(count: Int) {
    super.init(frame: .zero)
    backgroundColor = .systemRed
    label.text = "\(count)"
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
