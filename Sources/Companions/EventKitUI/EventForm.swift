// SPDX-License-Identifier: MIT

import EventKit
import Tinamou

/// A form with the title, the place and the times of an event.
final class EventForm: UITableViewController {
  private let event: EKEvent
  private let allowsEditing: Bool

  init(of event: EKEvent, allowsEditing: Bool = true) {
    (self.event, self.allowsEditing) = (event, allowsEditing)
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  private var times: [(String, String)] {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = event.isAllDay ? .none : .short
    return [("Starts", event.startDate), ("Ends", event.endDate)].map { name, date in
      (name, date.map(formatter.string) ?? "")
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    indexPath.section == 0 ? fieldCell(indexPath.row) : timeCell(times[indexPath.row])
  }

  private func fieldCell(_ row: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField()
    field.placeholder = row == 0 ? "Title" : "Location"
    field.text = row == 0 ? event.title : event.location
    field.isUserInteractionEnabled = allowsEditing
    let change = UIAction { [weak self, weak field] _ in
      if row == 0 { self?.event.title = field?.text } else { self?.event.location = field?.text }
    }
    field.addAction(change, for: .editingChanged)
    field.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(field)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: margins.topAnchor),
      field.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return cell
  }

  private func timeCell(_ time: (name: String, text: String)) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = time
    cell.contentConfiguration = content
    return cell
  }
}
