// SPDX-License-Identifier: MIT

import UIKit

/// Five dots, of which the first ones are filled.
final class RatingView: UIControl {
  var rating: Int { didSet { update() } }
  private let dots = (0..<5).map { _ in UIView() }

  init(rating: Int) {
    self.rating = rating
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: dots)
    stack.spacing = 4
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    for dot in dots {
      dot.layer.cornerRadius = 5
      dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    isAccessibilityElement = true
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func update() {
    for (index, dot) in dots.enumerated() { dot.backgroundColor = index < rating ? .systemYellow : .systemGray4 }
    accessibilityLabel = "Rating"
    accessibilityValue = "\(rating) of 5"
  }
}

#Preview("Rating", traits: .sizeThatFitsLayout) {
  RatingView(rating: 3)
}
