// SPDX-License-Identifier: MIT

import UIKit

/// The items of a list, as numbers in sections, with their heights.
@MainActor
final class RandomListSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  private(set) var sections: [[Int]] = []
  /// The names of the sections, which no other section has had.
  private(set) var names: [Int] = []
  private var lastName = 0
  /// The heights of the items in points, by number.
  var heights: [Int: CGFloat] = [:]

  // MARK: Changes

  func change(_ section: Int, _ body: (inout [Int]) -> Void) { body(&sections[section]) }

  func insertSection(_ items: [Int], at place: Int) {
    lastName += 1
    sections.insert(items, at: place)
    names.insert(lastName, at: place)
  }

  func removeSection(at place: Int) {
    sections.remove(at: place)
    names.remove(at: place)
  }

  func moveSection(_ old: Int, to new: Int) {
    sections.insert(sections.remove(at: old), at: new)
    names.insert(names.remove(at: old), at: new)
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? RandomCell)?.show(sections[indexPath.section][indexPath.item], heights)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? RandomCell)?.show(sections[indexPath.section][indexPath.row], heights)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
}

/// The items of a source as snapshots, which change a list.
@MainActor
final class RandomSnapshots {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// The kinds of changes beside those of order and number.
  enum Change {
    case none
    case reload([Int])
    case reconfigure([Int])
    case reloadAll
  }

  private let source: RandomListSource
  private var table: UITableViewDiffableDataSource<Int, Int>?
  private var collection: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ view: UITableView, _ source: RandomListSource) {
    self.source = source
    table = UITableViewDiffableDataSource(tableView: view) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? RandomCell)?.show(number, source.heights)
      return cell
    }
    apply(.none)
  }

  init(_ view: UICollectionView, _ source: RandomListSource) {
    self.source = source
    collection = UICollectionViewDiffableDataSource(collectionView: view) { list, path, number in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RandomCell)?.show(number, source.heights)
      return cell
    }
    apply(.none)
  }

  /// Shows the items of the source.
  func apply(_ change: Change) {
    var snapshot = Snapshot()
    snapshot.appendSections(source.names)
    for (name, items) in zip(source.names, source.sections) { snapshot.appendItems(items, toSection: name) }
    switch change {
    case .none: break
    case .reload(let items): snapshot.reloadItems(items)
    case .reconfigure(let items): snapshot.reconfigureItems(items)
    case .reloadAll:
      table?.applySnapshotUsingReloadData(snapshot)
      collection?.applySnapshotUsingReloadData(snapshot)
      return
    }
    table?.apply(snapshot, animatingDifferences: false)
    collection?.apply(snapshot, animatingDifferences: false)
  }
}
