// SPDX-License-Identifier: MIT

import UIKit

/// A name, a text and a button beside an image.
final class CardView: UIView {
  let name = UILabel()
  let bio = UILabel()
  let follow = UIButton(type: .system)
  private let image = UIView()
  let imageWidth: NSLayoutConstraint
  var tapped: () -> Void = {}

  init() {
    imageWidth = image.widthAnchor.constraint(equalToConstant: 48)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    name.text = "Ada Lovelace"
    name.font = .preferredFont(forTextStyle: .headline)
    bio.text = "Wrote the first program, for a machine that nobody had built."
    bio.numberOfLines = 0
    bio.font = .preferredFont(forTextStyle: .body)
    follow.setTitle("Follow", for: .normal)
    follow.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    for view in [image, name, bio, follow] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let views = ["image": image, "name": name, "bio": bio, "follow": follow] as [String: Any]
    let formats = [
      "H:|-16-[image]-12-[name]-(>=16)-|", "H:[image]-12-[bio]-16-|", "H:[image]-12-[follow(>=44)]-(>=16)-|",
      "V:|-16-[name]-4-[bio]-8-[follow(44)]", "V:|-16-[image(48)]",
    ]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    imageWidth.isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
