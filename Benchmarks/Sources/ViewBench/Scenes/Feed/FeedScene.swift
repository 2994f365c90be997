// SPDX-License-Identifier: MIT

import Tinamou

/// A collection of feed items, each measured by a cell that is never shown before the visible ones are laid out.
///
/// The tree of an item, and the measurement, are those of layoutBox/LayoutFrameworkBenchmark, so that the ratios of times can be
/// compared with those that it has on iPhones; the texts are others.
@MainActor
enum FeedScene {
  /// The names of the scenes, each with the controller of its items.
  static let kinds: KeyValuePairs<String, @MainActor (Int) -> UIViewController> = [
    "feed-constraints": { FeedController<ConstrainedFeedView>(count: $0) },
    "feed-stacks": { FeedController<StackedFeedView>(count: $0) },
    "feed-by-hand": { FeedController<ManualFeedView>(count: $0) },
  ]

  /// The number of items made so far. Every collection has items with other texts, because the sizes of texts are remembered.
  private static var itemCount = 0

  static func makeItems(_ count: Int) -> [FeedItem] {
    itemCount += count
    return (0..<count).map { FeedItem(number: itemCount - $0) }
  }

  static func named(_ name: String, count: Int) -> UIViewController? { kinds.first { $0.key == name }?.value(count) }
}

/// A controller of a collection whose cells show feed items in the whole width.
private final class FeedController<Item: FeedView>: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let items: [FeedItem]
  private let measuringCell = FeedCell<Item>(frame: .zero)

  init(count: Int) {
    items = FeedScene.makeItems(count)
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FeedCell<Item>.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? FeedCell<Item>)?.item.show(items[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    measuringCell.item.show(items[indexPath.item])
    let fitting = measuringCell.item.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: width, height: fitting.height)
  }
}

/// A cell filled by a feed item.
private final class FeedCell<Item: FeedView>: UICollectionViewCell {
  let item = Item()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .white
    contentView.constrain(["item": item], ["V:|[item]|", "H:|[item]|"])
  }

  required init?(coder: NSCoder) { nil }
}
