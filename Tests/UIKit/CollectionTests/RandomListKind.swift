// SPDX-License-Identifier: MIT

import UIKit

/// A list of one of the kinds that random lives are tried on.
enum RandomListKind: Int, CaseIterable, Sendable {
  case plainTable, groupedTable, insetTable
  case textTable, diffableTable
  case flow, selfSizingFlow, rows, twoColumns, threeFixedColumns, plainList
  case headedFlow, headedRows, groupedList, insetList, sidebarList, outlineList
  case diffableFlow, diffableRows, diffableList

  private var isTable: Bool { rawValue <= Self.diffableTable.rawValue }

  /// Whether snapshots change the list.
  private var isDiffable: Bool { self == .diffableTable || rawValue >= Self.diffableFlow.rawValue }

  /// Whether cells have texts of several lines, which the system's content views lay out.
  private var hasTexts: Bool {
    switch self {
    case .textTable, .diffableTable, .groupedList, .insetList, .sidebarList, .outlineList, .diffableList: true
    default: false
    }
  }

  /// Whether views above the sections come from the data source.
  private var hasHeaders: Bool {
    switch self {
    case .headedFlow, .headedRows, .groupedList: true
    default: false
    }
  }

  /// Returns a list of a size that shows the items of `source`, with what changes it by snapshots, if anything.
  @MainActor
  func list(size: CGSize, showing source: RandomListSource) -> (list: UIScrollView, snapshots: RandomSnapshots?) {
    let frame = CGRect(origin: .zero, size: size)
    if isTable {
      let style: UITableView.Style =
        switch self {
        case .groupedTable: .grouped
        case .insetTable, .diffableTable: .insetGrouped
        default: .plain
        }
      let table = UITableView(frame: frame, style: style)
      table.register(hasTexts ? RandomTextRow.self : RandomRow.self, forCellReuseIdentifier: "cell")
      if isDiffable { return (table, RandomSnapshots(table, source)) }
      table.dataSource = source
      return (table, nil)
    }
    let list = UICollectionView(frame: frame, collectionViewLayout: layout)
    list.register(hasTexts ? RandomTextItem.self : RandomItem.self, forCellWithReuseIdentifier: "cell")
    list.register(
      RandomHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    if isDiffable { return (list, RandomSnapshots(list, source)) }
    list.dataSource = source
    return (list, nil)
  }

  @MainActor
  private var layout: UICollectionViewLayout {
    switch self {
    case .selfSizingFlow, .diffableFlow:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      return flow
    case .headedFlow:
      let flow = UICollectionViewFlowLayout()
      flow.headerReferenceSize = CGSize(width: 0, height: 30)
      flow.sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 8)
      return flow
    case .rows, .headedRows, .diffableRows: return grid(columns: 1, height: .estimated(40))
    case .twoColumns: return grid(columns: 2, height: .estimated(40))
    case .threeFixedColumns: return grid(columns: 3, height: .absolute(50))
    case .plainList: return systemList(.plain)
    case .groupedList: return systemList(.grouped)
    case .insetList, .outlineList, .diffableList: return systemList(.insetGrouped)
    case .sidebarList: return systemList(.sidebar)
    default: return UICollectionViewFlowLayout()
    }
  }

  @MainActor
  private func systemList(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if hasHeaders { configuration.headerMode = .supplementary }
    if self == .outlineList { configuration.headerMode = .firstItemInSection }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  @MainActor
  private func grid(columns: Int, height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [item]))
    if hasHeaders {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: whole, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}
