// SPDX-License-Identifier: MIT

import UIKit

/// The errands of a list: a tap opens one, a swipe marks it as done.
final class ErrandsViewController: UITableViewController {
  private let list: ErrandList

  init(list: ErrandList) {
    self.list = list
    super.init(style: .plain)
    title = list.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Errand")
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: sortMenu)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  private var sortMenu: UIMenu {
    UIMenu(
      title: "Sort by",
      children: [
        UIAction(title: "A to Z") { [weak self] _ in self?.sort(ascending: true) },
        UIAction(title: "Z to A") { [weak self] _ in self?.sort(ascending: false) },
      ])
  }

  private func sort(ascending: Bool) {
    list.sort(ascending: ascending)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.errands.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let errand = list.errands[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Errand", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = errand.title
    content.secondaryText = errand.notes.isEmpty ? nil : errand.notes
    cell.contentConfiguration = content
    cell.accessoryType = errand.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let form = ErrandFormViewController(errand: list.errands[indexPath.row])
    navigationController?.pushViewController(form, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let errand = list.errands[indexPath.row]
    let done = UIContextualAction(style: .normal, title: errand.isDone ? "Open" : "Done") { _, _, completion in
      errand.isDone.toggle()
      tableView.reloadRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    done.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [done])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [list] _, _, completion in
      list.errands.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
