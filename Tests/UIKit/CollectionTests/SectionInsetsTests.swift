// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// The insets that compositional layouts take from the safe area, the margins and the readable width.
@MainActor @Suite("Section insets", .serialized)
struct SectionInsetsTests {
  /// A safe area with a different inset at each edge.
  private static let safeArea = UIEdgeInsets(top: 47, left: 21, bottom: 34, right: 59)
  /// The references of a layout and of its sections: one of them names a boundary, or both are the default.
  private static let references: [(layout: UIContentInsetsReference, section: UIContentInsetsReference)] = [
    (.automatic, .automatic), (.none, .automatic), (.safeArea, .automatic), (.layoutMargins, .automatic),
    (.readableContent, .automatic), (.safeArea, .none), (.none, .safeArea), (.safeArea, .layoutMargins),
    (.safeArea, .readableContent),
  ]
  private static let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]

  /// A layout to try, and the parts of a section that it has.
  struct Layout: CustomTestStringConvertible {
    var direction = UICollectionView.ScrollDirection.vertical
    var reference: (layout: UIContentInsetsReference, section: UIContentInsetsReference) = (.safeArea, .automatic)
    var supplementaryReference = UIContentInsetsReference.automatic
    var isOrthogonal = false
    var hasBoundaries = false
    var contentInsets = NSDirectionalEdgeInsets.zero
    var interSectionSpacing: CGFloat = 17
    var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic

    var testDescription: String {
      "\(direction) \(reference) orthogonal \(isOrthogonal) boundaries \(hasBoundaries) "
        + "insets \(contentInsets.top) behavior \(behavior)"
    }

    /// Every combination of the parts.
    @MainActor static var all: [Layout] {
      var layouts = [Layout()]
      func vary<Value>(_ part: WritableKeyPath<Layout, Value>, _ values: [Value]) {
        layouts = layouts.flatMap { layout in
          values.map { value in
            var layout = layout
            layout[keyPath: part] = value
            return layout
          }
        }
      }
      vary(\.direction, [.vertical, .horizontal])
      vary(\.reference, references)
      vary(\.isOrthogonal, [false, true])
      vary(\.hasBoundaries, [false, true])
      vary(\.contentInsets, [.zero, NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)])
      vary(\.behavior, [.automatic, .never, .always])
      return layouts
    }

    /// A layout of sections with one group of 50 points along the scroll axis and the whole width across it.
    @MainActor func make() -> UICollectionViewCompositionalLayout {
      let isVertical = direction == .vertical
      func size(_ length: CGFloat) -> NSCollectionLayoutSize {
        isVertical
          ? NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(length))
          : NSCollectionLayoutSize(widthDimension: .absolute(length), heightDimension: .fractionalHeight(1))
      }
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(50), subitems: [NSCollectionLayoutItem(layoutSize: size(50))])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsetsReference = reference.section
      section.supplementaryContentInsetsReference = supplementaryReference
      section.contentInsets = contentInsets
      section.orthogonalScrollingBehavior = isOrthogonal ? .continuous : .none
      if hasBoundaries {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(20), elementKind: kinds[0], alignment: isVertical ? .top : .leading),
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(10), elementKind: kinds[1], alignment: isVertical ? .bottom : .trailing),
        ]
      }
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = direction
      configuration.contentInsetsReference = reference.layout
      configuration.interSectionSpacing = interSectionSpacing
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }
  }

  /// A collection view that fills a window with ``safeArea``.
  private func show(
    _ layout: UICollectionViewLayout, _ counts: [Int], _ width: CGFloat = 400, _ height: CGFloat = 600,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) -> (window: UIWindow, view: UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let own = controller.view.safeAreaInsets
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: Self.safeArea.top - own.top, left: Self.safeArea.left - own.left, bottom: Self.safeArea.bottom - own.bottom,
      right: Self.safeArea.right - own.right)
    let view = UICollectionView.grid(width, height, layout, GridSource(counts))
    view.contentInsetAdjustmentBehavior = behavior
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    return (window, view)
  }

  private func frame(_ view: UICollectionView, _ section: Int) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame ?? .null
  }

  @Test("sections follow one another along the scroll axis with their own insets and the spacing of the layout only")
  func along() {
    for layout in Layout.all {
      let (_, view) = show(layout.make(), [1, 1, 1], behavior: layout.behavior)
      let isVertical = layout.direction == .vertical
      let own = layout.contentInsets
      let before = (layout.hasBoundaries ? 20 : 0) + (isVertical ? own.top : own.leading)
      let after = (layout.hasBoundaries ? 10 : 0) + (isVertical ? own.bottom : own.trailing)
      let step = before + 50 + after + layout.interSectionSpacing
      for section in 0..<3 {
        let frame = frame(view, section)
        let start = isVertical ? frame.minY : frame.minX
        #expect(start == before + CGFloat(section) * step, "\(layout.testDescription), section \(section)")
      }
      let length = isVertical ? view.contentSize.height : view.contentSize.width
      #expect(length == 3 * step - layout.interSectionSpacing, "\(layout.testDescription)")
    }
  }

  @Test("across the scroll axis the reference insets sections where the collection view does not")
  func across() {
    for layout in Layout.all {
      let (_, view) = show(layout.make(), [1, 1, 1], behavior: layout.behavior)
      let isVertical = layout.direction == .vertical
      let reference = layout.reference.section == .automatic ? layout.reference.layout : layout.reference.section
      let inner =
        switch reference {
        case .none: view.bounds.inset(by: view.adjustedContentInset)
        case .automatic, .safeArea: view.safeAreaLayoutGuide.layoutFrame
        case .layoutMargins: view.layoutMarginsGuide.layoutFrame
        case .readableContent: view.readableContentGuide.layoutFrame
        @unknown default: CGRect.null
        }
      let area = view.bounds.inset(by: view.adjustedContentInset)
      let own = layout.contentInsets
      let frame = frame(view, 0)
      if isVertical {
        #expect(abs(frame.minX - (inner.minX - area.minX + own.leading)) < 0.5, "\(layout.testDescription)")
        #expect(abs(frame.width - (inner.width - own.leading - own.trailing)) < 0.5, "\(layout.testDescription)")
      } else {
        #expect(abs(frame.minY - (inner.minY - area.minY + own.top)) < 0.5, "\(layout.testDescription)")
        #expect(abs(frame.height - (inner.height - own.top - own.bottom)) < 0.5, "\(layout.testDescription)")
      }
    }
  }

  @Test("headers have the reference of their section unless they have their own")
  func supplementaryReference() {
    let whole = CGRect(x: 0, y: 0, width: 400, height: 20)
    let inside = CGRect(x: 21, y: 0, width: 320, height: 20)
    let cases: [(section: UIContentInsetsReference, own: UIContentInsetsReference, frame: CGRect)] = [
      (.none, .automatic, whole), (.none, .safeArea, inside), (.safeArea, .automatic, inside),
      (.safeArea, .none, whole), (.automatic, .automatic, inside),
    ]
    for (section, own, expected) in cases {
      let layout = Layout(reference: (.safeArea, section), supplementaryReference: own, hasBoundaries: true)
      let (_, view) = show(layout.make(), [1])
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: Self.kinds[0], at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == expected, "\(section) \(own)")
    }
  }

  @Test("a margin that changes moves sections and headers that refer to margins")
  func changedMargins() {
    for (section, own) in [
      (UIContentInsetsReference.layoutMargins, UIContentInsetsReference.none), (.none, .layoutMargins),
    ] {
      let layout = Layout(reference: (.safeArea, section), supplementaryReference: own, hasBoundaries: true)
      let (window, view) = show(layout.make(), [1])
      view.layoutMargins.left = 70
      window.layoutIfNeeded()
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: Self.kinds[0], at: IndexPath(item: 0, section: 0))
      #expect(frame(view, 0).minX == (section == .none ? 0 : view.layoutMargins.left))
      #expect(header?.frame.minX == (own == .none ? 0 : view.layoutMargins.left))
    }
  }

  @Test("the environment's insets are those of the sections")
  func environment() {
    var seen: [NSDirectionalEdgeInsets] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      seen.append(environment.container.effectiveContentInsets)
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    _ = show(layout, [1])
    #expect(seen.last == NSDirectionalEdgeInsets(top: 0, leading: 21, bottom: 0, trailing: 59))
  }

  @Test("a device in portrait and in landscape, with content that fits and content that scrolls", arguments: [1, 40])
  func devices(count: Int) throws {
    let device = try #require(DeviceProfile.named("iPhone X"))
    for orientation in [DeviceOrientation.portrait, .landscape] {
      let screen = device.makeScreen(in: orientation)
      let window = UIWindow(frame: screen.bounds)
      window.screen = screen
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let view = UICollectionView.grid(
        screen.bounds.width, screen.bounds.height, Layout(interSectionSpacing: 0).make(),
        GridSource(Array(repeating: 1, count: count)))
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      let side: CGFloat = orientation == .portrait ? 0 : 44
      #expect(frame(view, 0) == CGRect(x: side, y: 0, width: screen.bounds.width - 2 * side, height: 50))
      #expect(frame(view, count - 1).minY == CGFloat(count - 1) * 50)
      #expect(view.contentSize.height == CGFloat(count) * 50)
      let top: CGFloat = count == 1 || orientation != .portrait ? 0 : 44
      #expect(view.adjustedContentInset.top == top)
      #expect(view.contentOffset.y == -top)
    }
  }
}
