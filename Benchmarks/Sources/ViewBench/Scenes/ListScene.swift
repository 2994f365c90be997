// SPDX-License-Identifier: MIT

import Tinamou

/// Lists of self-sizing rows, for counting instructions.
@MainActor
enum ListScene {
  static let names = ["table", "list"]

  /// Returns a list of `count` rows in a window, and the closure that changes it; `nil` for another name.
  static func named(_ name: String, count: Int) -> (list: UIScrollView, change: () -> Void)? {
    switch name {
    case "table": table(count)
    case "list": list(count)
    default: nil
    }
  }

  private static let size = CGSize(width: 390, height: 844)

  private static func text(_ row: Int) -> String {
    row % 3 == 0 ? "Row \(row) tells of the weather at the lake and ends in its second line" : "Row \(row)"
  }

  /// A table of estimated rows. The change reloads it and scrolls through two screens, to the end, and back.
  private static func table(_ count: Int) -> (list: UIScrollView, change: () -> Void) {
    let source = Rows(count: count, text: text)
    let table = UITableView(frame: CGRect(origin: .zero, size: size))
    table.estimatedRowHeight = 60
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let window = window(for: table)
    return (
      table,
      {
        withExtendedLifetime((window, source)) {
          table.reloadData()
          table.layoutIfNeeded()
          scroll(table)
          table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
          table.layoutIfNeeded()
          table.contentOffset.y = 0
          table.layoutIfNeeded()
        }
      }
    )
  }

  /// A list layout of self-sizing cells. The change inserts a row and scrolls through two screens.
  private static func list(_ count: Int) -> (list: UIScrollView, change: () -> Void) {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = text(row)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, row in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
    let window = window(for: list)
    return (
      list,
      {
        withExtendedLifetime((window, source)) {
          snapshot.insertItems([count], beforeItem: 1)
          source.apply(snapshot, animatingDifferences: false)
          list.layoutIfNeeded()
          scroll(list)
        }
      }
    )
  }

  private static func window(for list: UIScrollView) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.addSubview(list)
    window.isHidden = false
    return window
  }

  /// Scrolls through two screens in steps of a tenth of one.
  private static func scroll(_ list: UIScrollView) {
    for step in 1...20 {
      list.contentOffset.y = Double(step) * size.height / 10
      list.layoutIfNeeded()
    }
  }
}

/// The rows of a table.
private final class Rows: NSObject, UITableViewDataSource {
  private let count: Int
  private let text: (Int) -> String

  init(count: Int, text: @escaping (Int) -> String) {
    self.count = count
    self.text = text
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = text(indexPath.row)
    return cell
  }
}
