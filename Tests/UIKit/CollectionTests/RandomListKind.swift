// SPDX-License-Identifier: MIT

import UIKit

/// A list of one of the kinds that random lives are tried on.
enum RandomListKind: Int, CaseIterable, Sendable {
  case plainTable, groupedTable, insetTable
  case flow, selfSizingFlow, rows, twoColumns, threeFixedColumns, plainList

  private var isTable: Bool { rawValue <= Self.insetTable.rawValue }

  /// Returns a list of `width` points that shows the items of `source`.
  @MainActor
  func list(width: CGFloat, showing source: RandomListSource) -> UIScrollView {
    let frame = CGRect(x: 0, y: 0, width: width, height: 300)
    if isTable {
      let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
      let table = UITableView(frame: frame, style: styles[rawValue])
      table.register(RandomRow.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      return table
    }
    let list = UICollectionView(frame: frame, collectionViewLayout: layout)
    list.register(RandomItem.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    return list
  }

  @MainActor
  private var layout: UICollectionViewLayout {
    switch self {
    case .selfSizingFlow:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      return flow
    case .rows: return Self.grid(columns: 1, height: .estimated(40))
    case .twoColumns: return Self.grid(columns: 2, height: .estimated(40))
    case .threeFixedColumns: return Self.grid(columns: 3, height: .absolute(50))
    case .plainList:
      return UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    default: return UICollectionViewFlowLayout()
    }
  }

  @MainActor
  private static func grid(columns: Int, height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

/// The items of a list, as numbers in sections, with their heights.
@MainActor
final class RandomListSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  var sections: [[Int]] = []
  /// The heights of the items in points, by number.
  var heights: [Int: CGFloat] = [:]

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? RandomItem)?.show(sections[indexPath.section][indexPath.item], heights)
    return cell
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? RandomRow)?.show(sections[indexPath.section][indexPath.row], heights)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
}

/// A view of a height, which gives way to that of a cell until the cell has been measured again.
private final class HeightBox: UIView {
  private(set) lazy var height = heightAnchor.constraint(equalToConstant: 0)

  init(in content: UIView) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(self)
    let width = widthAnchor.constraint(equalToConstant: 90)
    width.priority = UILayoutPriority(500)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: content.topAnchor), leadingAnchor.constraint(equalTo: content.leadingAnchor),
      trailingAnchor.constraint(equalTo: content.trailingAnchor),
      bottomAnchor.constraint(equalTo: content.bottomAnchor),
      height, width,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell of a collection view, with the number of its item.
final class RandomItem: UICollectionViewCell {
  private lazy var box = HeightBox(in: contentView)
  private(set) var number = 0

  func show(_ number: Int, _ heights: [Int: CGFloat]) {
    self.number = number
    box.height.constant = heights[number] ?? 0
  }
}

/// A cell of a table, with the number of its item.
final class RandomRow: UITableViewCell {
  private lazy var box = HeightBox(in: contentView)
  private(set) var number = 0

  func show(_ number: Int, _ heights: [Int: CGFloat]) {
    self.number = number
    box.height.constant = heights[number] ?? 0
  }
}
