// SPDX-License-Identifier: MIT

import UIKit

/// A list of texts with accessories, in a collection view with a diffable data source.
@MainActor
final class ListSpy {
  private let stage: InteractionStage
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  /// - Parameters:
  ///   - swipes: Whether rows have a swipe action that removes them.
  ///   - accessories: Returns the accessories of the row of an item.
  init(
    _ stage: InteractionStage, swipes: Bool = false,
    accessories: @escaping @MainActor (String, IndexPath) -> [UICellAccessory]
  ) {
    self.stage = stage
    let remover = Remover()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    if swipes {
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        stage.note("trailing actions \(path.item)")
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
            remover.remove(path)
            completion(true)
          }
        ])
      }
    }
    view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = accessories(item, path)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    remover.source = source
    stage.keep(self)
  }

  /// Removes the item of a swiped row.
  private final class Remover {
    weak var source: UICollectionViewDiffableDataSource<Int, String>?

    @MainActor func remove(_ path: IndexPath) {
      guard let source, let item = source.itemIdentifier(for: path) else { return }
      var snapshot = source.snapshot()
      snapshot.deleteItems([item])
      source.apply(snapshot)
    }
  }

  /// Shows items in one section.
  func show(_ items: [String]) {
    stage.add(view, CGRect(x: 0, y: 100, width: 320, height: 400))
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot)
    stage.settle()
    stage.forget()
  }

  /// The cell of an item.
  func cell(_ item: String) -> UICollectionViewListCell {
    let cell = source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }
    return cell as? UICollectionViewListCell ?? UICollectionViewListCell(frame: .zero)
  }

  /// A point of the row of an item on the screen, at a distance from its left edge.
  func place(_ item: String, x: CGFloat) -> CGPoint {
    let cell = cell(item)
    return stage.place(CGPoint(x: x, y: cell.bounds.midY), in: cell)
  }

  /// The items of the visible rows, from top to bottom.
  var shownItems: [String] {
    view.visibleCells.sorted { $0.frame.midY < $1.frame.midY }
      .compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  /// Notes the selected items.
  func noteSelection() { stage.note("selected \((view.indexPathsForSelectedItems ?? []).map(\.item).sorted())") }

  /// The color that is seen behind the content of a row.
  func shownColor(_ item: String) -> UIColor? {
    view.layoutIfNeeded()
    let cell = cell(item)
    let behind = cell.subviews.prefix { $0 !== cell.contentView }.last { $0.frame == cell.bounds }
    return behind?.backgroundColor ?? cell.backgroundColor
  }

  /// The titles of the buttons beside a swiped row, from the left.
  var shownActions: [String] { buttons.compactMap(\.accessibilityLabel) }

  /// Taps the button of a swipe action.
  func tapAction(_ title: String) {
    if let button = buttons.first(where: { $0.accessibilityLabel == title }) { stage.tap(button) }
  }

  private var buttons: [UIView] {
    view.subviews.filter { !($0 is UICollectionViewCell) }.flatMap(\.subviews)
      .filter { $0 is UIControl && $0.accessibilityLabel != nil && !$0.bounds.isEmpty }
      .sorted { stage.place(in: $0).x < stage.place(in: $1).x }
  }
}
