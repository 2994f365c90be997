// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("Collection views", .serialized)
struct CollectionBehaviorTests {
  private func rows(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  /// The exceptions raised while `body` runs.
  private func raised(_ body: () -> Void) -> [String] {
    var reasons: [String] = []
    LayoutException.handler = { reasons.append("\($0.rawValue): \($1)") }
    defer { LayoutException.handler = LayoutException.stop }
    body()
    return reasons
  }

  // MARK: Reuse

  @Test("only visible items have cells, and cells that leave are reused")
  func reuse() {
    let source = GridSource([1000])
    let view = UICollectionView.grid(320, 400, rows(), source)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4 && source.made.count == 4)
    for step in 1...50 {
      view.contentOffset.y = CGFloat(step) * 130
      view.layoutIfNeeded()
    }
    #expect(source.made.count <= 6)
    #expect(view.subviews.count == view.visibleCells.count)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [65, 66, 67, 68])
  }

  @Test("a cell is prepared for reuse, and has the layout's frame when the data source gets it")
  func prepareForReuse() {
    final class Counting: UICollectionViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let source = GridSource([100])
    var frames: [String] = []
    source.setUp = { cell, _ in frames.append(cell.frameText) }
    let view = UICollectionView.grid(320, 200, rows(), source, cellClass: Counting.self)
    view.layoutIfNeeded()
    #expect(frames == ["0 0 320 100", "0 100 320 100"])
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(frames.suffix(2) == ["0 500 320 100", "0 600 320 100"])
    #expect(view.visibleCells.allSatisfy { ($0 as? Counting)?.reuses == 1 })
  }

  @Test("an identifier without registration raises UIKit's exception")
  func unregistered() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: rows())
    let reasons = raised {
      _ = view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
    }
    #expect(
      reasons == [
        "NSInternalInconsistencyException: could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "none - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      ])
  }

  @Test("a cell that was not dequeued raises UIKit's exception")
  func notDequeued() {
    final class Source: GridSource {
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { UICollectionViewCell(frame: .zero) }
    }
    let view = UICollectionView.grid(320, 400, rows(), Source([1]))
    let reasons = raised { view.layoutIfNeeded() }
    #expect(
      reasons.first
        == "NSInternalInconsistencyException: the cell returned from -collectionView:cellForItemAtIndexPath: does not have "
        + "a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  @Test("registrations create and configure cells; one created too late raises UIKit's exception")
  func registrations() {
    final class Source: GridSource {
      var registration: UICollectionView.CellRegistration<SizedCell, String>?
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let late = UICollectionView.CellRegistration<SizedCell, String> { _, _, _ in }
        return collectionView.dequeueConfiguredReusableCell(using: registration ?? late, for: indexPath, item: "x")
      }
    }
    var set: [String] = []
    let source = Source([2])
    source.registration = UICollectionView.CellRegistration { cell, indexPath, item in
      set.append("\(type(of: cell)) \(indexPath.item) \(item)")
    }
    let view = UICollectionView.grid(320, 400, rows(), source)
    view.layoutIfNeeded()
    #expect(set == ["SizedCell 0 x", "SizedCell 1 x"])
    source.registration = nil
    view.reloadData()
    let reasons = raised { view.layoutIfNeeded() }
    #expect(reasons.first?.contains("using a registration that was created inside") == true)
  }

  @Test("a cell may create the registration of a collection view that is in it")
  func registrationsInCells() {
    final class Outer: GridSource {
      var inner: UICollectionView?
      let rows: UICollectionViewLayout
      let source: GridSource
      init(_ rows: UICollectionViewLayout, _ source: GridSource) {
        (self.rows, self.source) = (rows, source)
        super.init([1])
      }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        (source as? Inner)?.registration = UICollectionView.CellRegistration { _, _, _ in }
        inner = .grid(320, 400, rows, source)
        inner?.layoutIfNeeded()
        return super.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }
    final class Inner: GridSource {
      var registration: UICollectionView.CellRegistration<SizedCell, String>?
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        guard let registration else { return super.collectionView(collectionView, cellForItemAt: indexPath) }
        return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "x")
      }
    }
    let source = Outer(rows(), Inner([2]))
    let view = UICollectionView.grid(320, 400, rows(), source)
    #expect(raised { view.layoutIfNeeded() }.isEmpty)
    #expect(source.inner?.visibleCells.count == 2)
  }

  // MARK: Updates

  @Test("inserted, deleted and moved items: cells that stay keep their views")
  func updates() {
    let source = GridSource([4])
    let view = UICollectionView.grid(320, 800, rows(), source)
    view.layoutIfNeeded()
    let cells = view.visibleCells
    view.performBatchUpdates {
      source.counts = [4]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
    }
    // before a b c d; after d new b c
    let after = view.visibleCells
    #expect(after.count == 4)
    #expect(after[0] === cells[3] && after[2] === cells[1] && after[3] === cells[2])
    #expect(view.cellFrames == ["0 0 320 100", "0 100 320 100", "0 200 320 100", "0 300 320 100"])
  }

  @Test("sections are inserted, deleted and moved with their items")
  func sections() {
    let source = GridSource([1, 2, 1])
    let view = UICollectionView.grid(320, 800, rows(), source)
    view.layoutIfNeeded()
    let cells = view.visibleCells
    view.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
    view.performBatchUpdates {
      source.counts = [1, 3, 2]
      view.deleteSections([0])
      view.insertSections([1])
      view.moveSection(1, toSection: 2)
    }
    // before 0(1) 1(2) 2(1); after 2, new(3), 1
    #expect(view.visibleCells.first === cells[3])
    #expect(view.visibleCells.last === cells[2])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 2)])
    #expect(cells[2].isSelected)
  }

  @Test(
    "a batch that does not fit the data raises UIKit's exception",
    arguments: [
      (
        [5],
        "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section "
          + "after the update (5) must be equal to the number of items contained in that section before the update (3), "
          + "plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
          + "minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
      ),
      (
        [4, 1],
        "Invalid update: invalid number of sections.  The number of sections contained in the collection view "
          + "after the update (2) must be equal to the number of sections contained in the collection view before the "
          + "update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
      ),
      ([0], "attempt to insert item 0 into section 0, but there are only 0 items in section 0 after the update"),
    ])
  func inconsistent(counts: [Int], reason: String) {
    let source = GridSource([3])
    let view = UICollectionView.grid(320, 800, rows(), source)
    view.layoutIfNeeded()
    let reasons = raised {
      source.counts = counts
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(reasons == ["NSInternalInconsistencyException: " + reason])
  }

  @Test(
    "after batches of random changes each cell shows its own item, and only new items get new cells", arguments: 0..<40)
  func randomUpdates(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 2_654_435_761 &+ 1)
    var next = 0
    func new() -> Int {
      next += 1
      return next
    }
    var model = (0..<3).map { _ in (0..<4).map { _ in new() } }
    let source = GridSource(model.map(\.count))
    source.setUp = { cell, indexPath in cell.tag = model[indexPath.section][indexPath.item] }
    let view = UICollectionView.grid(320, 4000, rows(20), source)
    view.layoutIfNeeded()
    for _ in 0..<5 {
      let old = model
      // The items that stay in each section, in order, with new items inserted at random positions.
      var target = old.map { items in items.filter { _ in Int.random(in: 0..<4, using: &numbers) > 0 } }
      let deleted = old.indices.flatMap { section in
        old[section].indices.filter { !target[section].contains(old[section][$0]) }
          .map { IndexPath(item: $0, section: section) }
      }
      var added: Set<Int> = []
      for section in target.indices {
        for _ in 0..<Int.random(in: 0...2, using: &numbers) {
          let item = new()
          added.insert(item)
          target[section].insert(item, at: Int.random(in: 0...target[section].count, using: &numbers))
        }
      }
      let inserted = target.indices.flatMap { section in
        target[section].indices.filter { added.contains(target[section][$0]) }
          .map { IndexPath(item: $0, section: section) }
      }
      source.asked = []
      view.performBatchUpdates {
        model = target
        source.counts = target.map(\.count)
        view.insertItems(at: inserted.shuffled(using: &numbers))
        view.deleteItems(at: deleted.shuffled(using: &numbers))
      }
      #expect(view.visibleCells.map(\.tag) == target.flatMap { $0 })
      #expect(Set(source.asked) == Set(inserted))
    }
  }

  /// Pseudorandom numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("deleting an item that does not exist raises UIKit's exception")
  func deletingTooMuch() {
    let source = GridSource([3])
    let view = UICollectionView.grid(320, 800, rows(), source)
    view.layoutIfNeeded()
    #expect(
      raised { view.deleteItems(at: [IndexPath(item: 7, section: 0)]) } == [
        "NSInternalInconsistencyException: attempt to delete item 7 from section 0 which only contains 3 items before the "
          + "update"
      ])
    #expect(
      raised { view.deleteSections([2]) } == [
        "NSInternalInconsistencyException: attempt to delete section 2, but there are only 1 sections before the update"
      ])
  }

  @Test("reloading uses a new cell, reconfiguring updates the old one")
  func reload() {
    let source = GridSource([2])
    let view = UICollectionView.grid(320, 800, rows(), source)
    view.layoutIfNeeded()
    let cells = view.visibleCells
    source.asked = []
    view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    #expect(source.asked == [IndexPath(item: 1, section: 0)] && view.visibleCells[1] === cells[1])
    source.asked = []
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(source.asked == [IndexPath(item: 0, section: 0)] && view.visibleCells.count == 2)
    view.reloadData()
    source.counts = [1]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1 && view.contentSize.height == 100 as CGFloat)
  }

  @Test("shorter content scrolls back into view")
  func shorter() {
    let source = GridSource([20])
    let view = UICollectionView.grid(320, 400, rows(), source)
    view.layoutIfNeeded()
    view.contentOffset.y = 1600
    view.layoutIfNeeded()
    source.counts = [6]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 200 as CGFloat)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4, 5])
  }

  // MARK: Selection and scrolling

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 2
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { heard.append("show \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { heard.append("end \(indexPath.item)") }
  }

  @Test("the delegate is notified of cells that appear and disappear")
  func displaying() {
    let delegate = Delegate()
    let view = UICollectionView.grid(320, 200, rows(), GridSource([10]))
    view.delegate = delegate
    view.layoutIfNeeded()
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(delegate.heard == ["show 0", "show 1", "end 0", "show 2"])
  }

  @Test("programmatic selection is exclusive unless multiple selection is allowed, and survives scrolling")
  func selection() {
    let view = UICollectionView.grid(320, 200, rows(), GridSource([10]))
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(view.visibleCells.map(\.isSelected) == [false, true])
    view.allowsMultipleSelection = true
    view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: .top)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 500 as CGFloat && view.visibleCells.first?.isSelected == true)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.isSelected) == [false, true])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test("scrolling to an item: top, middle, bottom, within the content")
  func scrolling() {
    let view = UICollectionView.grid(320, 300, rows(), GridSource([20]))
    let item = IndexPath(item: 10, section: 0)
    for (position, expected) in [
      (UICollectionView.ScrollPosition.top, 1000), (.centeredVertically, 900), (.bottom, 800), ([], 800),
    ] {
      view.scrollToItem(at: item, at: position, animated: false)
      #expect(view.contentOffset.y == CGFloat(expected))
    }
    view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 1700 as CGFloat)
    #expect(
      raised { view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false) }.first?
        .hasPrefix(
          "NSInvalidArgumentException: Attempted to scroll the collection view to an out-of-bounds item (20) when there "
            + "are only 20 items in section 0.") == true)
  }

  @Test("a prefetching data source is asked for the items of one more screen")
  func prefetching() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var items: [Int] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        items += indexPaths.map(\.item)
      }
    }
    let prefetcher = Prefetcher()
    let view = UICollectionView.grid(320, 300, rows(), GridSource([20]))
    view.prefetchDataSource = prefetcher
    view.layoutIfNeeded()
    #expect(prefetcher.items == [3, 4, 5])
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(prefetcher.items == [3, 4, 5, 6])
  }

  // MARK: Layouts of an app

  /// Arranges items on a circle. Records the calls that a custom layout receives, in order.
  private final class Circle: UICollectionViewLayout {
    var asked: [String] = []
    var cached: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      super.prepare()
      asked.append("prepare")
      guard let collectionView else { return }
      let center = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
      cached = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.size = CGSize(width: 40, height: 40)
        let angle = Double(item) * .pi / 2
        attributes.center = CGPoint(x: center.x + 100 * cos(angle), y: center.y + 100 * sin(angle))
        return attributes
      }
    }

    override var collectionViewContentSize: CGSize {
      asked.append("size")
      return collectionView?.bounds.size ?? .zero
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      asked.append("elements")
      return cached.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      cached[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }
  }

  @Test("a custom layout: prepare, content size, elements; new bounds are compared with the old ones")
  func custom() {
    let layout = Circle()
    let view = UICollectionView.grid(300, 300, layout, GridSource([4]))
    view.layoutIfNeeded()
    #expect(layout.asked.prefix(3) == ["prepare", "size", "elements"])
    #expect(view.cellFrames == ["230 130 40 40", "130 230 40 40", "30 130 40 40", "130 30 40 40"])
    layout.asked = []
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(layout.asked.filter { $0 == "prepare" }.count == 1)
    #expect(view.cellFrames.first == "280 130 40 40")
    layout.asked = []
    view.contentOffset.y = 1
    view.layoutIfNeeded()
    #expect(!layout.asked.contains("prepare"))
  }

  @Test("attributes of a subclass are applied to the cell, with transform, opacity and z index")
  func attributes() {
    final class Attributes: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Attributes)?.angle = angle
        return copy
      }
    }
    final class Turned: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          (attributes as? Attributes)?.angle = 3
          attributes.alpha = 0.5
          attributes.zIndex = 7
          attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
          return attributes
        }
      }
    }
    final class Hearing: UICollectionViewCell {
      var angle: CGFloat = 0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        angle = (layoutAttributes as? Attributes)?.angle ?? 0
      }
    }
    let view = UICollectionView.grid(320, 300, Turned(), GridSource([1]), cellClass: Hearing.self)
    view.layoutIfNeeded()
    guard let cell = view.visibleCells.first as? Hearing else { return #expect(Bool(false)) }
    #expect(cell.angle == 3 as CGFloat && cell.alpha == 0.5 as CGFloat && cell.layer.zPosition == 7 as CGFloat)
    #expect(cell.frameText == "-25 -25 100 100" && text(of: cell.bounds.size) == "50 50")
  }

  @Test("another layout takes over with the same cells")
  func changeOfLayout() {
    let view = UICollectionView.grid(320, 300, rows(), GridSource([3]))
    view.layoutIfNeeded()
    let cells = view.visibleCells
    view.setCollectionViewLayout(Circle(), animated: false)
    view.layoutIfNeeded()
    #expect(zip(view.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(view.cellFrames.first == "240 130 40 40")
  }

  @Test("the collection view of a controller fills its view and asks the controller")
  func controller() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let controller = Controller(collectionViewLayout: rows())
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.frameText == "0 0 320 480")
    #expect(controller.collectionView.visibleCells.count == 3)
  }

  // MARK: Size

  @Test("a hundred thousand items cost as much as a screenful", .timeLimit(.minutes(1)))
  func large() {
    let flow = rows(44)
    let estimating = rows(44)
    estimating.estimatedItemSize = CGSize(width: 320, height: 44)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let list = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    for layout in [flow, estimating, list] {
      let source = GridSource([100_000])
      source.setUp = { cell, _ in (cell as? SizedCell)?.content.natural = CGSize(width: 320, height: 60) }
      let view = UICollectionView.grid(320, 600, layout, source, cellClass: SizedCell.self)
      let clock = ContinuousClock()
      let time = clock.measure {
        view.layoutIfNeeded()
        for step in 0..<100 {
          view.contentOffset.y = CGFloat(step * 40_000)
          view.layoutIfNeeded()
        }
        view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
        view.layoutIfNeeded()
      }
      #expect(view.indexPathsForVisibleItems.last?.item == 99_999)
      #expect(source.made.count <= 40, "\(type(of: layout)) made \(source.made.count) cells")
      #expect(time < .seconds(10), "\(type(of: layout)) took \(time)")
    }
  }
}
