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

  /// A layout that says what a movement invalidates, and counts how often it is prepared.
  private final class Track: UICollectionViewFlowLayout {
    var log: [String] = []
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      let places = (context.previousIndexPathsForInteractivelyMovingItems ?? []).map(\.item)
      log.append("\(places) to \(targetIndexPaths.map(\.item)) at \(context.interactiveMovementTarget.y)")
      context.invalidateItems(at: targetIndexPaths)
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
      log.append(
        "ends at \((context.targetIndexPathsForInteractivelyMovingItems ?? []).map(\.item)) \(movementCancelled)")
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let paths = context.invalidatedItemIndexPaths { log.append("invalid \(paths.map(\.item))") }
      super.invalidateLayout(with: context)
    }
  }

  @Test("A layout is asked what each step of a movement invalidates", arguments: [false, true])
  func contexts(isCanceled: Bool) {
    let source = Source()
    let view = makeView(source)
    let layout = Track()
    (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (
      CGSize(width: 100, height: 100), 0, 0
    )
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    if isCanceled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    #expect(layout.log == ["[0] to [4] at 150.0", "invalid [4]", "ends at [\(isCanceled ? 0 : 4)] \(isCanceled)"])
    #expect(source.items == (isCanceled ? Array(0..<6) : [1, 2, 3, 4, 0, 5]))
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
