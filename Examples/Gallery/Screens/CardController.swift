// SPDX-License-Identifier: MIT

import UIKit

/// A card that opens. Its height is a constraint, and the note in it is a hidden arranged view that appears.
final class CardController: UIViewController {
  private let card = UIView()
  private let note = UILabel()
  private let below = UILabel()
  private lazy var height = card.heightAnchor.constraint(equalToConstant: 72)

  /// The frame of the card, in the coordinates of the controller's view.
  var cardFrame: CGRect { card.frame }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    below.text = "今天没有别的安排"
    below.textColor = .secondaryLabel
    let content = self.content()
    for view in [card, below, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(card)
    view.addSubview(below)
    card.addSubview(content)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      height,
      below.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 12),
      below.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      content.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
  }

  private func content() -> UIStackView {
    let title = UILabel()
    title.text = "19:30 Cinema"
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    note.text = "Row 7, seats 11 and 12. 记得带伞，散场后可能下雨。"
    note.numberOfLines = 0
    note.isHidden = true
    note.alpha = 0
    let content = UIStackView(arrangedSubviews: [title, note])
    content.axis = .vertical
    content.spacing = 10
    return content
  }

  /// Opens the card in `duration` seconds.
  func open(during duration: TimeInterval) {
    view.layoutIfNeeded()
    height.constant = 180
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
      animations: {
        self.note.isHidden = false
        self.note.alpha = 1
        self.view.layoutIfNeeded()
      })
  }
}
