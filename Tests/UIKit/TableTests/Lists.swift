// SPDX-License-Identifier: MIT

import LayoutTestSupport
import UIKit

/// A data source and delegate that tests fill in.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The text of each row, by section.
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  /// The number of requested cells.
  private(set) var requests = 0
  /// Configures a cell. By default, its label shows the row's text.
  var fill: (UITableViewCell, String) -> Void = { cell, text in cell.textLabel?.text = text }

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(_ rows: Int) { self.init([(0..<rows).map { "Row \($0)" }]) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, sections[indexPath.section][indexPath.row])
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

/// A cell with constraints: a label with any number of lines, pinned to the margins.
final class TextCell: UITableViewCell {
  let label = UILabel()
  /// The number of created cells of the class.
  static var made = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    TextCell.made += 1
    label.numberOfLines = 0
    contentView.with(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell whose height is determined by a constraint.
final class BoxCell: UITableViewCell {
  let box = UIView()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.with(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      box.rightAnchor.constraint(equalTo: contentView.rightAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A table that retains its data source, which tables do not.
final class KeepingTable: UITableView {
  var kept: Any?
}

/// A table that shows `rows`, laid out.
@MainActor
func table(
  _ rows: Rows, _ cell: UITableViewCell.Type = UITableViewCell.self, style: UITableView.Style = .plain,
  width: CGFloat = 375, height: CGFloat = 600, _ change: (UITableView) -> Void = { _ in }
) -> UITableView {
  let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
  table.kept = rows
  table.register(cell, forCellReuseIdentifier: "row")
  table.dataSource = rows
  table.delegate = rows
  change(table)
  table.layoutIfNeeded()
  return table
}
