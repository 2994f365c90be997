// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("Flow layout", .serialized)
struct FlowLayoutTests {
  private func flow(
    _ size: CGSize = CGSize(width: 100, height: 40), _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.scrollDirection = direction
    return layout
  }

  @Test("a new layout has UIKit's default values")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 as CGFloat && layout.minimumInteritemSpacing == 10 as CGFloat)
    #expect(layout.sectionInset == .zero && layout.estimatedItemSize == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.scrollDirection == .vertical)
    #expect(UICollectionViewFlowLayout.automaticSize.width == CGFloat.greatestFiniteMagnitude)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test("full lines are justified, and the last line keeps to their columns")
  func justified() {
    let source = GridSource([5])
    let view = UICollectionView.grid(320, 480, flow(), source)
    view.layoutIfNeeded()
    #expect(
      view.cellFrames == ["0 0 100 40", "110 0 100 40", "220 0 100 40", "0 50 100 40", "110 50 100 40"])
    #expect(view.contentSize == CGSize(width: 320, height: 90))
    view.frame.size.width = 380
    view.layoutIfNeeded()
    #expect(
      view.cellFrames == ["0 0 100 40", "140 0 100 40", "280 0 100 40", "0 50 100 40", "140 50 100 40"])
  }

  @Test("one item per line is centered; a section that does not fill one line begins at the left")
  func single() {
    let view = UICollectionView.grid(320, 480, flow(CGSize(width: 200, height: 40)), GridSource([2]))
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["60 0 200 40", "60 50 200 40"])
    let short = UICollectionView.grid(320, 480, flow(), GridSource([2]))
    short.layoutIfNeeded()
    #expect(short.cellFrames == ["0 0 100 40", "110 0 100 40"])
  }

  @Test("sections are placed one below the other with header, insets and footer")
  func sections() {
    let layout = flow()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView.grid(320, 480, layout, GridSource([3, 1]))
    view.layoutIfNeeded()
    // 300 points hold two items and a gap of 100.
    #expect(view.cellFrames == ["10 35 100 40", "210 35 100 40", "10 85 100 40", "10 187 100 40"])
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frameText) == ["0 0 320 30", "0 152 320 30"])
    let footers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
    #expect(footers.map(\.frameText) == ["0 132 320 20", "0 234 320 20"])
    #expect(view.contentSize == CGSize(width: 320, height: 254))
  }

  @Test("with horizontal scrolling, items fill columns from the top")
  func horizontal() {
    let view = UICollectionView.grid(
      320, 100, flow(CGSize(width: 60, height: 40), .horizontal), GridSource([5]))
    view.layoutIfNeeded()
    #expect(
      view.cellFrames == ["0 0 60 40", "0 60 60 40", "70 0 60 40", "70 60 60 40", "140 0 60 40"])
    #expect(view.contentSize == CGSize(width: 200, height: 100))
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  @Test("sizes from the delegate: greedy lines, centered in the highest, the last one with the minimum spacing")
  func delegateSizes() {
    let sizes = Sizes([(100, 40), (150, 20), (200, 30), (50, 10), (80, 10)].map { CGSize(width: $0.0, height: $0.1) })
    let view = UICollectionView.grid(320, 480, flow(), GridSource([5]))
    view.delegate = sizes
    view.layoutIfNeeded()
    #expect(
      view.cellFrames == [
        "0 0 100 40", "170 10 150 20", "0 50 200 30", "270 60 50 10", "0 90 80 10",
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 100))
  }

  @Test("an item wider than the available width is reported in UIKit's words, once")
  func warning() {
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = LayoutLog.writeToStandardError }
    let view = UICollectionView.grid(320, 480, flow(CGSize(width: 400, height: 40)), GridSource([3]))
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than the "
          + "width of the UICollectionView minus the section insets left and right values, minus the content insets left "
          + "and right values.\n") == true)
  }

  @Test("pinned headers stay visible until the items of their section are gone")
  func pinned() {
    let layout = flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = UICollectionView.grid(320, 200, layout, GridSource([30, 30]))
    let kind = UICollectionView.elementKindSectionHeader
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: kind, at: first)?.frameText == "0 0 320 30")
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: kind, at: first)?.frameText == "0 100 320 30")
    // Ten lines of 40 and nine gaps of 10 end at 520; the header leaves with them.
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: kind, at: first)?.frameText == "0 490 320 30")
    #expect(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))?.frameText == "0 520 320 30")
  }

  @Test("content insets narrow the lines; insets relative to the safe area or the margins narrow them further")
  func insets() {
    let layout = flow()
    let view = UICollectionView.grid(340, 480, layout, GridSource([3]))
    view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["0 0 100 40", "110 0 100 40", "220 0 100 40"])
    layout.sectionInsetReference = .fromLayoutMargins
    view.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["25 0 100 40", "195 0 100 40", "25 50 100 40"])
  }

  @Test("in right-to-left languages the arrangement stays, unless the layout flips")
  func rightToLeft() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    for (layout, expected) in [
      (UICollectionViewFlowLayout(), ["0 0 100 40", "110 0 100 40", "220 0 100 40", "0 50 100 40"]),
      (Flipping(), ["220 0 100 40", "110 0 100 40", "0 0 100 40", "220 50 100 40"]),
    ] {
      layout.itemSize = CGSize(width: 100, height: 40)
      let view = UICollectionView.grid(320, 480, layout, GridSource([4]))
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      #expect(view.cellFrames == expected)
    }
  }

  @Test("a mirrored list that scrolls horizontally starts at its right end")
  func mirroredList() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.scrollDirection = .horizontal
    let view = UICollectionView.grid(320, 40, layout, GridSource([10]))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 770 as CGFloat)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frameText == "990 0 100 40")
  }
}
