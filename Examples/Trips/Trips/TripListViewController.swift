// SPDX-License-Identifier: MIT

import UIKit

final class TripListViewController: UIViewController {
  private let trips: [Trip]
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(trips: [Trip]) {
    self.trips = trips
    super.init(nibName: nil, bundle: nil)
    title = "Trips"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    collectionView.register(TripCell.self, forCellWithReuseIdentifier: TripCell.reuseIdentifier)
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", style: .plain, target: self, action: #selector(showFilter))
    var snapshot = NSDiffableDataSourceSnapshot<Int, Trip>()
    snapshot.appendSections([0])
    snapshot.appendItems(trips)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  @objc private func showFilter() {
    let filter = UINavigationController(rootViewController: FilterViewController())
    filter.sheetPresentationController?.detents = [.medium()]
    present(filter, animated: true)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 600 ? 2 : 1
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(110)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(110)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Trip> {
    UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, trip in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TripCell.reuseIdentifier, for: indexPath)
      (cell as? TripCell)?.show(trip)
      return cell
    }
  }
}

extension TripListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    navigationController?.pushViewController(TripDetailViewController(trip: trips[indexPath.item]), animated: true)
  }
}

#Preview("Trips") {
  UINavigationController(rootViewController: TripListViewController(trips: Trip.samples))
}

#Preview("No trips") {
  UINavigationController(rootViewController: TripListViewController(trips: []))
}

#Preview("Trips, wide", traits: .landscapeLeft) {
  UINavigationController(rootViewController: TripListViewController(trips: Trip.samples))
}
