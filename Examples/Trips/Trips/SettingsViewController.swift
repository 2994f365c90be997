// SPDX-License-Identifier: MIT

import UIKit

final class SettingsViewController: UITableViewController {
  private enum Row {
    case toggle(String, Bool)
    case value(String, String)
    case action(String)
  }

  private let sections: [(title: String, rows: [Row])] = [
    ("Reminders", [.toggle("Before departure", true), .toggle("New offers", false)]),
    ("Travel", [.value("Home", "Hamburg"), .value("Currency", "Euro"), .value("Units", "Kilometers")]),
    ("Account", [.action("Sign out")]),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch sections[indexPath.section].rows[indexPath.row] {
    case .toggle(let title, let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = title
      cell.textLabel?.text = title
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .value(let title, let value):
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = value
      cell.accessoryType = .disclosureIndicator
    case .action(let title):
      cell.textLabel?.text = title
      cell.textLabel?.textColor = .systemRed
    }
    return cell
  }
}

#Preview("Settings") {
  UINavigationController(rootViewController: SettingsViewController())
}
