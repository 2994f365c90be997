// SPDX-License-Identifier: MIT

import UIKit

/// A list of settings, each with a switch.
public final class SettingsViewController: UIViewController {
  private let titles = ["Show my profile to everyone", "Send me a message when somebody follows me", "Play sounds"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: titles.map(row))
    column.accessibilityIdentifier = "rows"
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func row(_ title: String) -> UIView {
    let label = UILabel()
    label.text = title
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let control = UISwitch()
    control.accessibilityLabel = title + " switch"
    let row = UIStackView(arrangedSubviews: [label, control])
    row.spacing = 12
    row.alignment = .center
    return row
  }
}
