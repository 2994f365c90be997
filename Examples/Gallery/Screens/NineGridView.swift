// SPDX-License-Identifier: MIT

import UIKit

/// A grid of one to nine pictures in rows of three. Its intrinsic content size is its content size.
final class NineGridView: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The number of pictures. The default is 0.
  var count = 0 {
    didSet {
      reloadData()
      invalidateIntrinsicContentSize()
    }
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    super.init(frame: .zero, collectionViewLayout: layout)
    backgroundColor = .clear
    isScrollEnabled = false
    dataSource = self
    delegate = self
    register(Swatch.self, forCellWithReuseIdentifier: "swatch")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: collectionViewLayout.collectionViewContentSize.height)
  }

  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    (cell as? Swatch)?.show(indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = Swift.max(0, ((bounds.width - 8) / 3).rounded(.down))
    return CGSize(width: side, height: side)
  }
}
