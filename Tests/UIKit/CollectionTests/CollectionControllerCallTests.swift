// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

/// A collection controller that notes the methods that are called, and whose layout asks it for sizes.
private final class NotingController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var calls: Set<String> = []
  private func note(_ name: String = #function) { calls.insert(name) }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note()
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note() }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note() }
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note()
    return indexPath.item != 1
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note() }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { note() }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { note() }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note() }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note() }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note() }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60, height: 40) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 5 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 6 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 25 : 0) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 15) }
}

@MainActor
@Suite("Collection view controllers: each method is asked or told", .serialized, .system(.iOS18))
struct CollectionControllerCallTests {
  private func shown() -> (NotingController, UIWindow) {
    let controller = NotingController(collectionViewLayout: UICollectionViewFlowLayout())
    let view: UICollectionView = controller.collectionView
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  @Test("The delegate of a flow layout determines sizes, spacing and insets")
  func flow() {
    let (controller, window) = shown()
    let view: UICollectionView = controller.collectionView
    let frames = (0..<5).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    // 260 points hold four items of 60 with at least 6 between them; the rest is distributed.
    #expect(frames[0] == CGRect(x: 20, y: 35, width: 60, height: 40))
    #expect(frames[3]?.maxX == 280 && frames[4] == CGRect(x: 20, y: 80, width: 60, height: 40))
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    let footer = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    let rows: CGFloat = 10 * 40 + 9 * 5
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 25))
    #expect(footer?.frame == CGRect(x: 0, y: 35 + rows + 30, width: 320, height: 15))
    #expect(
      header?.representedElementCategory == .supplementaryView && header?.indexPath == IndexPath(item: 0, section: 0))
    #expect(header?.bounds.size == header?.frame.size && header?.isHidden == false && header?.zIndex == 0)
    #expect(controller.collectionViewLayout === view.collectionViewLayout)
    _ = window
  }

  @Test("Taps select what may be selected, and scrolling is told")
  func calls() {
    let (controller, window) = shown()
    let view: UICollectionView = controller.collectionView
    for item in [0, 1, 2] { view.cellForItem(at: IndexPath(item: item, section: 0))?.inspection.tap() }
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    view.inspection.drag(by: CGSize(width: 0, height: -300))
    window.layoutIfNeeded()
    view.inspection.scrollToTop()
    let expected = [
      "collectionView(_:viewForSupplementaryElementOfKind:at:)", "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:didEndDisplaying:forItemAt:)", "collectionView(_:shouldHighlightItemAt:)",
      "collectionView(_:shouldSelectItemAt:)", "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didDeselectItemAt:)", "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
      "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidScrollToTop(_:)",
    ]
    for name in expected { #expect(controller.calls.contains(name), "\(name)") }
  }

  @Test("Places lead to items and views")
  func queries() throws {
    let (controller, window) = shown()
    let view: UICollectionView = controller.collectionView
    #expect(view.indexPathForItem(at: CGPoint(x: 30, y: 50)) == IndexPath(item: 0, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 50)) == nil)
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    #expect(view.indexPath(forSupplementaryView: header) == IndexPath(item: 0, section: 0))
    #expect(header.reuseIdentifier == "view")
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    cell.backgroundView = UIView()
    cell.layoutIfNeeded()
    #expect(cell.backgroundView?.frame == cell.bounds && cell.reuseIdentifier == "cell")
    cell.isHighlighted = true
    #expect(cell.isHighlighted && cell.configurationState.isHighlighted)
    view.backgroundView = UIView()
    view.layoutIfNeeded()
    #expect(view.backgroundView?.superview === view && view.backgroundView?.frame.size == view.bounds.size)
    _ = window
  }

  @Test("Positions of scrolling lead to the edge and the middle")
  func positions() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    let source = GridSource([20])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let path = IndexPath(item: 10, section: 0)
    view.scrollToItem(at: path, at: .left, animated: false)
    #expect(view.contentOffset.x == 1100)
    view.scrollToItem(at: path, at: .right, animated: false)
    #expect(view.contentOffset.x == 900)
    view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    #expect(view.contentOffset.x == 1000)
  }
}
