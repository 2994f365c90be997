// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Moving items by hand")
struct InteractiveMovementTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var items = Array(0..<6)
    var movable = true
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { movable }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      items.insert(items.remove(at: source.item), at: destination.item)
    }
  }

  private func makeView(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("An item goes to the place of the item under the finger")
  func movement() {
    let source = Source()
    let view = makeView(source)
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    view.endInteractiveMovement()
    #expect(source.items == [1, 2, 3, 4, 0, 5])
  }

  @Test("An item that may not move stays, and so does one whose movement is canceled")
  func refusals() {
    let source = Source()
    let view = makeView(source)
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    source.movable = false
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.endInteractiveMovement()
    #expect(source.items == Array(0..<6))
  }
}
