// SPDX-License-Identifier: MIT

import UIKit

/// A cell with one color and its number.
final class Swatch: UICollectionViewCell {
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.font = .systemFont(ofSize: 20, weight: .semibold)
    number.textColor = .white
    number.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(number)
    contentView.layer.cornerRadius = 8
    NSLayoutConstraint.activate([
      number.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      number.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ index: Int) {
    number.text = "\(index + 1)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(index % 12) / 12, saturation: 0.55, brightness: 0.85, alpha: 1)
  }
}
