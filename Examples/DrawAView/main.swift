// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import UIKit

/// A view of one's own: a colored dot beside a text.
final class Badge: UIView {
  init(text: String, color: UIColor) {
    super.init(frame: .zero)
    let dot = UIView(), label = UILabel()
    dot.backgroundColor = color
    dot.layer.cornerRadius = 6
    label.text = text
    for view in [dot, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 12),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dot.centerYAnchor.constraint(equalTo: label.centerYAnchor),
      dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

let badge = Badge(text: "3 new messages", color: .systemRed)
badge.frame.size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

try Picture(of: badge).write(to: URL(fileURLWithPath: "badge.png"))

let explained = Picture.Options(scale: 3, overlays: [.frames, .constraints])
try Picture(of: badge, options: explained).write(to: URL(fileURLWithPath: "badge-constraints.svg"))
print("badge.png", badge.frame.size)
