// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Changes of a layout that the user drives")
struct LayoutTransitionTests {
  private let source = GridSource([4])

  private func layout(_ side: CGFloat, header: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    return layout
  }

  @Test("items are on the way between their places, and at one of them in the end", arguments: [true, false])
  func progress(finishes: Bool) {
    let (first, second) = (layout(100), layout(50))
    let view = UICollectionView.grid(200, 200, first, source)
    view.layoutIfNeeded()
    let before = view.cellFrames
    var ends: [String] = []
    let between = view.startInteractiveTransition(to: second) { ends.append("\($0) \($1)") }
    #expect(view.collectionViewLayout === between)
    view.layoutIfNeeded()
    #expect(view.cellFrames == before && view.contentSize == CGSize(width: 200, height: 200))

    between.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 125))
    let frames = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 75, height: 75))
    #expect(frames[1] == CGRect(x: 75, y: 0, width: 75, height: 75))
    #expect(frames[2] == CGRect(x: 50, y: 50, width: 75, height: 75))
    #expect(ends.isEmpty)

    if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    view.layoutIfNeeded()
    #expect(ends == ["true \(finishes)"])
    #expect(view.collectionViewLayout === (finishes ? second : first))
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.width == (finishes ? 50 : 100))
    view.finishInteractiveTransition()
    #expect(ends.count == 1)
  }

  @Test("an element that only one layout has stays, and becomes transparent or opaque")
  func alone() throws {
    let view = UICollectionView.grid(200, 200, layout(50, header: 20), source)
    let between = view.startInteractiveTransition(to: layout(50))
    between.transitionProgress = 0.25
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      between.layoutAttributesForElements(in: view.bounds)?.first { $0.representedElementKind == kind })
    #expect(header.alpha == 0.75 && header.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    let item = try #require(between.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    #expect(item.alpha == 1 && item.frame.minY == 15)
  }

  private final class Middle: UICollectionViewTransitionLayout {}

  private final class Delegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { Middle(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  @Test("the delegate makes the layout between the two, and it keeps values")
  func delegate() {
    let view = UICollectionView.grid(200, 200, layout(100), source)
    let delegate = Delegate()
    view.delegate = delegate
    let between = view.startInteractiveTransition(to: layout(50))
    #expect(between is Middle)
    between.updateValue(3, forAnimatedKey: "x")
    #expect(between.value(forAnimatedKey: "x") == 3 && between.value(forAnimatedKey: "y") == 0)
    view.cancelInteractiveTransition()
    withExtendedLifetime(delegate) {}
  }
}
