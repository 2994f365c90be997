// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("Compositional layout", .serialized)
struct CompositionalLayoutTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func grid(
    _ section: NSCollectionLayoutSection, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let view = UICollectionView.grid(width, height, layout, GridSource(counts))
    view.layoutIfNeeded()
    return view
  }

  @Test("fractions of the width: items repeat as long as there is space, groups one below the other")
  func fractions() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let view = grid(NSCollectionLayoutSection(group: group), [6])
    #expect(
      view.cellFrames == [
        "0 0 80 44", "80 0 80 44", "160 0 80 44", "240 0 80 44", "0 44 80 44", "80 44 80 44",
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 88))
  }

  @Test("count divides the remaining space between the items; insets, spacing between items and between groups")
  func count() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let view = grid(section, [4])
    // (300 - 20) / 3 = 93.33, its edges on the pixels of a screen of three per point.
    #expect(
      view.cellFrames == ["10 5 93.333 50", "113.333 5 93.333 50", "216.667 5 93.333 50", "10 63 93.333 50"])
    #expect(view.contentSize == CGSize(width: 320, height: 118))
  }

  @Test("item insets make the cell smaller than its area; heights may be fractions of widths")
  func insets() {
    let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [cell])
    let view = grid(NSCollectionLayoutSection(group: group), [3])
    #expect(view.cellFrames == ["5 5 150 70", "165 5 150 70", "5 85 150 70"])
  }

  @Test("groups within groups: one large item beside two small ones")
  func nested() {
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, trailing])
    let view = grid(NSCollectionLayoutSection(group: group), [5], width: 300)
    #expect(
      view.cellFrames == ["0 0 210 100", "210 0 90 50", "210 50 90 50", "0 100 210 100", "210 100 90 50"])
    #expect(view.contentSize.height == 200 as CGFloat)
  }

  @Test("flexible spacing takes the remaining space, between items or at their edges")
  func flexible() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item(.absolute(80), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(10)
    #expect(
      grid(NSCollectionLayoutSection(group: group), [3]).cellFrames == ["0 0 80 40", "120 0 80 40", "240 0 80 40"])

    let centered = item(.absolute(100), .absolute(20))
    centered.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: centered, count: 1)
    let single = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [centered])
    // Three of 100 fit into 320. The remaining 20 points are divided among six edges, and 20 points of height among
    // two.
    #expect(
      grid(NSCollectionLayoutSection(group: single), [3]).cellFrames == [
        "3.333 10 100 20", "110 10 100 20", "216.667 10 100 20",
      ])
    #expect(grid(NSCollectionLayoutSection(group: pair), [1]).cellFrames == ["0 10 320 20"])
  }

  @Test("fixed edge spacing keeps neighbors away")
  func edges() {
    let cell = item(.absolute(50), .absolute(20))
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(3), trailing: .fixed(10), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [cell])
    #expect(grid(NSCollectionLayoutSection(group: group), [2]).cellFrames == ["5 3 50 20", "70 3 50 20"])
  }

  @Test("a custom group is laid out by the app")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let width = environment.container.effectiveContentSize.width
      return (0..<3).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(index) * 30, y: CGFloat(index) * 20, width: width / 4, height: 20), zIndex: index)
      }
    }
    let view = grid(NSCollectionLayoutSection(group: group), [4])
    #expect(view.cellFrames == ["0 0 80 20", "30 20 80 20", "60 40 80 20", "0 100 80 20"])
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.zIndex == 2)
  }

  @Test("headers and footers are outside the vertical insets and inside the horizontal ones; sections keep spacing")
  func boundary() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 4, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let view = grid(section, [1, 1], configuration: configuration)
    #expect(view.cellFrames == ["10 36 300 40", "10 148 300 40"])
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frameText)
        == ["10 0 300 30", "10 112 300 30"])
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).map(\.frameText)
        == ["210 80 100 20", "210 192 100 20"])
    #expect(view.contentSize.height == 212 as CGFloat)
  }

  @Test("a pinned header stays visible until the items of its section are gone")
  func pinned() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let view = grid(section, [10, 10], height: 200)
    let first = IndexPath(item: 0, section: 0)
    for (offset, expected) in [(0, "0 0 320 30"), (100, "0 100 320 30"), (515, "0 500 320 30")] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
      #expect(
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: first)?.frameText
          == expected)
    }
  }

  @Test("a badge is anchored to a corner, offset by fractions of its own size")
  func badge() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    cell.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [cell])
    let view = grid(NSCollectionLayoutSection(group: group), [2])
    #expect(view.cellFrames == ["10 10 140 80", "170 10 140 80"])
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frameText)
        == ["136 4 20 20", "296 4 20 20"])
  }

  @Test("a background covers the whole section")
  func background() {
    final class Background: UICollectionReusableView {}
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    decoration.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    section.decorationItems = [decoration]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let view = UICollectionView.grid(320, 480, layout, GridSource([2]))
    view.layoutIfNeeded()
    #expect(view.subviews.first is Background)
    #expect(view.subviews.first?.frameText == "3 2 312 114")
  }

  @Test("an orthogonal section is as high as its groups, which continue horizontally")
  func orthogonal() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let view = grid(section, [4, 1])
    #expect(view.contentSize == CGSize(width: 320, height: 200))
    #expect(view.cellFramesInContent == ["10 0 240 100", "260 0 240 100", "10 100 240 100"])
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 510 as CGFloat)
    view.scrollToItem(at: IndexPath(item: 2, section: 0), at: [], animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero, "only the section scrolls")
    #expect(view.cellFramesInContent == ["10 0 240 100", "260 0 240 100", "10 100 240 100"])
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellFrames.first == "40 0 240 100")
  }

  @Test("the provider is called for each section with the container size")
  func provider() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { number, environment in
      asked.append("\(number) \(text(of: environment.container.effectiveContentSize))")
      let columns = environment.container.effectiveContentSize.width > 400 ? 4 : 2
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: self.size(.fractionalWidth(1), .absolute(40)),
        repeatingSubitem: self.item(.fractionalWidth(1), .fractionalHeight(1)), count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    let view = UICollectionView.grid(320, 480, layout, GridSource([2, 1]))
    view.layoutIfNeeded()
    #expect(asked == ["0 320 480", "1 320 480"])
    #expect(view.cellFrames == ["0 0 160 40", "160 0 160 40", "0 40 160 40"])
    view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["0 0 120 40", "120 0 120 40", "0 40 120 40"])
  }

  @Test("in right-to-left languages everything is mirrored")
  func rightToLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let view = UICollectionView.grid(
      320, 480, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), GridSource([3]))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["240 0 80 44", "160 0 80 44", "80 0 80 44"])
  }

  @Test("headers and footers of the whole layout come before the first and after the last section")
  func global() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(60)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let view = grid(NSCollectionLayoutSection(group: group), [1, 1], configuration: configuration)
    #expect(view.cellFrames == ["0 60 320 40", "0 100 320 40"])
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader)
        == [IndexPath(index: 0)])
    #expect(view.contentSize.height == 140 as CGFloat)
  }

  @Test("sections respect the safe area at the sides by default; content insets narrow them")
  func insetsOfTheScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    window.makeKeyAndVisible()
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    let source = GridSource([1])
    let view = UICollectionView.grid(800, 400, UICollectionViewCompositionalLayout(section: section), source)
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    let safe = view.safeAreaInsets
    #expect(safe.left >= 44)
    #expect(view.cellFrames == ["\(text(of: safe.left)) 0 \(text(of: 800 - safe.left - safe.right)) 40"])
    section.contentInsetsReference = .none
    view.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(view.cellFrames == ["0 0 800 40"])
    view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    window.layoutIfNeeded()
    #expect(view.cellFrames == ["0 0 750 40"])
  }

  @Test("groups continue horizontally when the layout scrolls horizontally")
  func horizontal() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item(.fractionalWidth(1), .absolute(60))])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let view = grid(
      NSCollectionLayoutSection(group: group), [5], width: 320, height: 150, configuration: configuration)
    #expect(view.cellFrames == ["0 0 100 60", "0 60 100 60", "100 0 100 60", "100 60 100 60", "200 0 100 60"])
    #expect(view.contentSize == CGSize(width: 300, height: 150))
  }

  /// Widths of a collection view whose group has insets of 16 points on both sides.
  nonisolated static let widths: [(width: CGFloat, isTooNarrow: Bool)] = [(32, true), (33, false), (0, false)]

  @Test(
    "insets that use a group up raise UIKit's exception, those of a group inside it too",
    arguments: widths, [false, true])
  func noRoom(_ size: (width: CGFloat, isTooNarrow: Bool), isNested: Bool) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .estimated(94)))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(94))
    let inner = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
    inner.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let group = isNested ? NSCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [inner]) : inner
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let source = GridSource([6])
    let reasons = raised {
      UICollectionView.grid(size.width, 653, layout, source).layoutIfNeeded()
    }
    #expect(reasons.contains { $0.contains("There is no room for this NSCollectionLayoutGroup") } == size.isTooNarrow)
    #expect(reasons.allSatisfy { $0.contains("contentInsets ({0, 16, 0, 16})") })
  }
}
