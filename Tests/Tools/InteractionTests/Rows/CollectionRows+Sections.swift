// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  private static let scrolling = "doc UICollectionLayoutSectionOrthogonalScrollingBehavior"

  /// Sections that scroll across the collection.
  static let scrollingSectionRows: [Interaction] = [
    Interaction(
      "Drag an item of a section that scrolls across", systems: "13+", .apple, scrolling,
      effects: ["scrolled by 130", "the list stays", "nothing is selected"]
    ) { stage in
      let cards = stage.showCards(.continuous)
      stage.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 110, y: 84), resting: 0.3)
      cards.noteOffset(on: stage)
      stage.note(cards.collection.contentOffset.y == cards.offsetAtStart.y ? "the list stays" : "the list scrolls")
      stage.note(cards.chosen.isEmpty ? "nothing is selected" : "selected \(cards.chosen)")
    },
    Interaction(
      "Drag such a section up", systems: "13+", .apple, scrolling, effects: ["scrolled by 0", "the list scrolls"]
    ) { stage in
      let cards = stage.showCards(.continuous)
      stage.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 150, y: 20), resting: 0.3)
      cards.noteOffset(on: stage)
      stage.note(cards.collection.contentOffset.y > cards.offsetAtStart.y ? "the list scrolls" : "the list stays")
    },
    Interaction(
      "Tap on an item of such a section after it was scrolled", systems: "13+", .apple, scrolling,
      effects: ["scrolled by 130", "selected [1]"]
    ) { stage in
      let cards = stage.showCards(.continuous)
      stage.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 110, y: 80), resting: 0.3)
      cards.noteOffset(on: stage)
      stage.tap(at: CGPoint(x: 40, y: 80))
      stage.note("selected \(cards.chosen)")
    },
    Interaction(
      "A section that stops at the leading edges of groups is let go between them", systems: "13+", .apple, scrolling,
      effects: ["scrolled by 120"]
    ) { stage in
      let cards = stage.showCards(.continuousGroupLeadingBoundary)
      stage.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 160, y: 80), resting: 0.3)
      cards.noteOffset(on: stage)
    },
    Interaction(
      "Flick a section that goes on by a group, strongly, and back", systems: "13+", .apple, scrolling,
      effects: ["scrolled by 120", "scrolled by 0"]
    ) { stage in
      let cards = stage.showCards(.groupPaging)
      stage.drag(from: CGPoint(x: 350, y: 80), to: CGPoint(x: 50, y: 80), seconds: 0.1)
      cards.noteOffset(on: stage)
      stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 160, y: 80), seconds: 0.1)
      cards.noteOffset(on: stage)
    },
    Interaction(
      "Flick a section that shows the next group in the middle", systems: "13+", .apple, scrolling,
      effects: ["item 1 in the middle"]
    ) { stage in
      let cards = stage.showCards(.groupPagingCentered)
      stage.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 200, y: 80), seconds: 0.1)
      let middle = cards.collection.bounds.midX
      let item = (0..<20).first { abs((cards.frame(of: $0)?.midX ?? 0) - middle) < 1 }
      stage.note("item \(item.map(String.init) ?? "none") in the middle")
    },
    Interaction(
      "Flick a section that goes on by its width", systems: "13+", .apple, scrolling,
      effects: ["scrolled by its width"]
    ) { stage in
      let cards = stage.showCards(.paging)
      stage.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 200, y: 80), seconds: 0.1)
      let distance = cards.offset
      stage.note(distance == cards.collection.bounds.width ? "scrolled by its width" : "scrolled by \(distance)")
    },
    Interaction(
      "Drag such a section beyond its beginning", systems: "13+", .apple, "doc UIScrollView.bounces",
      effects: ["scrolled by -65", "scrolled by 0"]
    ) { stage in
      let cards = stage.showCards(.continuous)
      stage.touch(at: CGPoint(x: 100, y: 80))
      stage.move(to: CGPoint(x: 240, y: 80), steps: 14)
      cards.noteOffset(on: stage)
      stage.lift()
      stage.settle()
      cards.noteOffset(on: stage)
    },
    Interaction(
      "Drag such a section from left to right in a right-to-left language", systems: "13+", .apple,
      "doc UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection", effects: ["scrolled by 130"]
    ) { stage in
      let cards = stage.showCards(.continuous, isRightToLeft: true)
      stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 240, y: 80), resting: 0.3)
      cards.noteOffset(on: stage)
    },
    Interaction(
      "Swipe back over such a section on a pushed screen", systems: "26+", .derived,
      "the section takes the drag, so that the content does not pop", effects: ["scrolled", "pushed"]
    ) { stage in
      let cards = CardsController(.continuous)
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      navigation.pushViewController(cards, animated: false)
      stage.settle()
      let y = stage.place(in: cards.collection.cellForItem(at: [0, 0]) ?? cards.collection).y
      stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 100, y: y), resting: 0.3)
      let before = cards.offset
      stage.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 300, y: y), resting: 0.3)
      stage.note(cards.offset < before ? "scrolled" : "not scrolled")
      stage.note(navigation.topViewController === cards ? "pushed" : "popped")
    },
    Interaction(
      "A section that was scrolled leaves the screen and comes back", systems: "13+", .decided,
      "the section keeps its place", effects: ["scrolled by 130"]
    ) { stage in
      let cards = stage.showCards(.continuous)
      stage.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 110, y: 80), resting: 0.3)
      cards.collection.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
      stage.settle()
      cards.collection.setContentOffset(cards.offsetAtStart, animated: false)
      stage.settle()
      cards.noteOffset(on: stage)
    },
    Interaction(
      "Scroll in code to an item of such a section, animated", systems: "13+", .apple,
      "doc scrollToItem(at:at:animated:)", effects: ["on its way", "scrolled by 600"]
    ) { stage in
      let cards = stage.showCards(.continuous)
      cards.collection.scrollToItem(at: [0, 5], at: .left, animated: true)
      stage.wait(0.15)
      if cards.offset > 0, cards.offset < 600 { stage.note("on its way") }
      stage.settle()
      cards.noteOffset(on: stage)
    },
    Interaction(
      "Scroll in code to an item down a list, animated", .apple,
      "doc scrollViewDidEndScrollingAnimation(_:)",
      effects: ["scrolled several times", "didEndScrollingAnimation", "was on its way", "item on the screen"]
    ) { stage in
      let cards = stage.showCards(.continuous)
      let spy = stage.keep(ScrollCalls(stage))
      cards.collection.delegate = spy
      cards.collection.scrollToItem(at: [1, 30], at: .top, animated: true)
      for _ in 0..<5 { stage.wait(0.03) }
      let place = cards.collection.contentOffset.y
      if spy.count > 3 { stage.note("scrolled several times") }
      stage.settle()
      if place > 0, place < cards.collection.contentOffset.y { stage.note("was on its way") }
      if cards.collection.cellForItem(at: [1, 30]) != nil { stage.note("item on the screen") }
    },
    Interaction(
      "A section and items are inserted above a section that was scrolled", systems: "13+", .decided,
      "the section keeps its place", effects: ["scrolled by 130", "scrolled by 130", "scrolled by 130"]
    ) { stage in
      let cards = stage.showCards(.continuous)
      stage.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 110, y: 80), resting: 0.3)
      cards.noteOffset(on: stage)
      cards.sectionsAbove = 1
      cards.collection.insertSections([0])
      stage.settle()
      cards.noteOffset(on: stage)
      cards.collection.reloadSections([1])
      stage.settle()
      cards.noteOffset(on: stage)
    },
  ]
}

/// Notes the end of an animated scroll, and counts its steps.
private final class ScrollCalls: NSObject, UICollectionViewDelegate {
  private unowned let stage: InteractionStage
  private(set) var count = 0
  init(_ stage: InteractionStage) { self.stage = stage }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stage.note("didEndScrollingAnimation") }
}

/// A section of cards, 100 points wide and 20 apart, that scrolls across, above a long list.
private final class CardsController: UIViewController {
  let collection: UICollectionView
  private(set) var chosen: [Int] = []
  private(set) var offsetAtStart = CGPoint.zero
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The number of sections of rows above the cards.
  var sectionsAbove: Int {
    get { above.count }
    set { above.count = newValue }
  }
  private let above = Counter()

  private final class Counter { var count = 0 }

  init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    self.behavior = behavior
    let layout = UICollectionViewCompositionalLayout { [above] number, _ in
      let isCards = number == above.count
      let size = NSCollectionLayoutSize(
        widthDimension: isCards ? .absolute(100) : .fractionalWidth(1), heightDimension: .absolute(isCards ? 100 : 44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      if isCards {
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 20
      }
      return section
    }
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    (collection.dataSource, collection.delegate) = (self, self)
    collection.contentInsetAdjustmentBehavior = .never
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
  }

  /// The frame of a card in the collection, in points.
  func frame(of item: Int) -> CGRect? {
    collection.cellForItem(at: [sectionsAbove, item]).map { $0.convert($0.bounds, to: collection) }
  }

  /// The distance by which the cards have scrolled from their leading edge, in points.
  var offset: CGFloat {
    for item in 0..<20 {
      guard let frame = frame(of: item) else { continue }
      let isMirrored = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let place = isMirrored ? collection.bounds.width - frame.maxX : frame.minX
      return CGFloat(item) * 120 - place
    }
    return .nan
  }

  func noteOffset(on stage: InteractionStage) { stage.note("scrolled by \(Int(offset.rounded()))") }

  func begin() { offsetAtStart = collection.contentOffset }
}

extension CardsController: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 + sectionsAbove }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section < sectionsAbove ? 1 : section == sectionsAbove ? 20 : 40
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}

extension InteractionStage {
  fileprivate func showCards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isRightToLeft: Bool = false
  ) -> CardsController {
    let cards = CardsController(behavior)
    if isRightToLeft { cards.collection.semanticContentAttribute = .forceRightToLeft }
    show(cards)
    cards.begin()
    return cards
  }
}
