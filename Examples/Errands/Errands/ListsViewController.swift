// SPDX-License-Identifier: MIT

import UIKit

/// All lists: they can be searched, added, renamed, moved and deleted.
final class ListsViewController: UITableViewController, UISearchResultsUpdating {
  private let store: ErrandStore
  private let search = UISearchController(searchResultsController: nil)
  private var shown: [ErrandList] = []

  init(store: ErrandStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "List")
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForName() })
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Find a list"
    navigationItem.searchController = search
    definesPresentationContext = true
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak refresh] _ in refresh?.endRefreshing() }, for: .valueChanged)
    refreshControl = refresh
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  func updateSearchResults(for searchController: UISearchController) { show() }

  private func show() {
    shown = store.lists(matching: search.searchBar.text ?? "")
    tableView.reloadData()
  }

  private func askForName() {
    let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        self?.store.lists.append(ErrandList(name, []))
        self?.show()
      })
    present(alert, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "List", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = shown[indexPath.row].name
    content.secondaryText = shown[indexPath.row].summary
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ErrandsViewController(list: shown[indexPath.row]), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    let list = shown.remove(at: indexPath.row)
    store.lists.removeAll { $0 === list }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  {
    shown.insert(shown.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    store.lists = shown
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let list = shown[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Duplicate", image: UIImage(systemName: "plus.square.on.square")) { _ in
          self?.store.lists.append(ErrandList(list.name + " copy", list.errands.map(\.title)))
          self?.show()
        },
        UIAction(title: "Clear", attributes: .destructive) { _ in
          list.errands = []
          self?.show()
        },
      ])
    }
  }
}
