// SPDX-License-Identifier: MIT

import LayoutModel
import Testing

@Suite("Layout engine")
struct LayoutEngineTests {
  /// A root of 200 by 100 with one inset item.
  private func engine() -> (engine: LayoutEngine, root: ItemID, item: ItemID) {
    let engine = LayoutEngine()
    let root = engine.makeItem(in: nil)
    for (attribute, value) in [(LayoutAttribute.width, 200.0), (.height, 100)] {
      _ = engine.insert(ItemConstraint(ItemAnchor(root, attribute), .equal, constant: value), in: root)
    }
    return (engine, root, engine.makeItem(in: root))
  }

  /// The value of an attribute of a rectangle at (10, 20) of 50 by 30, with the metrics of the tests below.
  struct ExpectedValue: Sendable, CustomTestStringConvertible {
    let attribute: LayoutAttribute
    let leftToRight: Double
    var rightToLeft: Double
    init(_ attribute: LayoutAttribute, _ leftToRight: Double, _ rightToLeft: Double? = nil) {
      self.attribute = attribute
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft ?? leftToRight
    }
    var testDescription: String { "\(attribute)" }
  }

  @Test(
    "every attribute names its position",
    arguments: [
      ExpectedValue(.left, 11), ExpectedValue(.right, 57), ExpectedValue(.top, 22), ExpectedValue(.bottom, 46),
      ExpectedValue(.leading, 11, 57),
      ExpectedValue(.trailing, 57, 11), ExpectedValue(.width, 46), ExpectedValue(.height, 24),
      ExpectedValue(.centerX, 34), ExpectedValue(.centerY, 34),
      ExpectedValue(.firstBaseline, 31), ExpectedValue(.lastBaseline, 41), ExpectedValue(.leftMargin, 15),
      ExpectedValue(.rightMargin, 53),
      ExpectedValue(.topMargin, 26), ExpectedValue(.bottomMargin, 42), ExpectedValue(.leadingMargin, 15, 53),
      ExpectedValue(.trailingMargin, 53, 15), ExpectedValue(.centerXWithinMargins, 34),
      ExpectedValue(.centerYWithinMargins, 34),
    ], LayoutDirection.allCases)
  func values(_ expected: ExpectedValue, _ direction: LayoutDirection) {
    let (engine, root, item) = engine()
    for (attribute, value) in [(LayoutAttribute.left, 10.0), (.top, 20)] {
      _ = engine.insert(
        ItemConstraint(ItemAnchor(item, attribute), .equal, ItemAnchor(root, attribute), constant: value), in: root)
    }
    for (attribute, value) in [(LayoutAttribute.width, 50.0), (.height, 30)] {
      _ = engine.insert(ItemConstraint(ItemAnchor(item, attribute), .equal, constant: value), in: root)
    }
    var metrics = ItemMetrics()
    metrics.alignmentInsets = Insets(left: 1, top: 2, right: 3, bottom: 4)
    metrics.margins = Insets(left: 5, top: 6, right: 7, bottom: 8)
    metrics.firstBaseline = 9
    metrics.lastBaseline = 5
    engine.setMetrics(metrics, of: item)
    // A second item whose size or position is the value of the attribute.
    let probe = engine.makeItem(in: root)
    let origin: LayoutAttribute =
      switch expected.attribute.kind {
      case .directionalPosition, .absolutePosition, .centerPosition: .left
      case .verticalPosition: .top
      default: expected.attribute
      }
    let probed =
      expected.attribute.kind == .directionalPosition ? expected.attribute.resolved(in: direction) : expected.attribute
    _ = engine.insert(
      ItemConstraint(ItemAnchor(probe, origin), .equal, ItemAnchor(item, probed)), in: root, direction: direction)
    #expect(engine.solve().isEmpty)
    let frame = engine.frame(of: probe)
    let found =
      switch origin {
      case .left: frame.x
      case .top: frame.y
      case .width: frame.width
      default: frame.height
      }
    #expect(found == (direction == .leftToRight ? expected.leftToRight : expected.rightToLeft))
  }

  @Test("positions are in the coordinates of the container, scrolled or not")
  func containerCoordinates() {
    let (engine, root, item) = engine()
    var metrics = ItemMetrics()
    metrics.contentOriginX = 40
    engine.setMetrics(metrics, of: item)
    let inner = engine.makeItem(in: item)
    // inner.left == 0.5 × root.right, with inner in a view at 30 that is scrolled by 40.
    _ = engine.insert(
      ItemConstraint(ItemAnchor(item, .left), .equal, ItemAnchor(root, .left), constant: 30), in: root)
    _ = engine.insert(
      ItemConstraint(ItemAnchor(inner, .left), .equal, ItemAnchor(root, .right), multiplier: 0.5), in: root)
    #expect(engine.solve().isEmpty)
    // 30 + x − 40 == 100
    #expect(engine.frame(of: inner).x == 110)
  }

  @Test("an item with a scale is enlarged around its corner, and so is what is in it, but not its own coordinates")
  func scaledItem() {
    let (engine, root, item) = engine()
    let inner = engine.makeItem(in: item), beside = engine.makeItem(in: root)
    var metrics = ItemMetrics()
    metrics.scale = 3
    metrics.contentOriginX = 2
    engine.setMetrics(metrics, of: item)
    metrics.scale = 2
    metrics.contentOriginX = 0
    engine.setMetrics(metrics, of: inner)
    for (id, left, width) in [(item, 10.0, 40.0), (inner, 7, 5)] {
      let container = id == item ? root : item
      _ = engine.insert(
        ItemConstraint(ItemAnchor(id, .left), .equal, ItemAnchor(container, .left), constant: left), in: container)
      _ = engine.insert(ItemConstraint(ItemAnchor(id, .width), .equal, constant: width), in: id)
    }
    // beside.left == inner.right, which is 10 + 3 × (7 + 2 × 5), beside.right == item.right, which is 10 + 3 × 40.
    _ = engine.insert(ItemConstraint(ItemAnchor(beside, .left), .equal, ItemAnchor(inner, .right)), in: root)
    _ = engine.insert(ItemConstraint(ItemAnchor(beside, .right), .equal, ItemAnchor(item, .right)), in: root)
    #expect(engine.solve().isEmpty)
    #expect(engine.frame(of: inner).x == 9, "7 points from an edge that has the coordinate 2")
    #expect(abs(engine.frame(of: beside).x - 61) < 1e-9)
    #expect(abs(engine.frame(of: beside).width - 69) < 1e-9)
  }

  @Test("a distance between two anchors is a size")
  func distances() {
    let (engine, root, item) = engine()
    var gap = ItemConstraint(ItemAnchor(item, .left), .equal, ItemAnchor(root, .right))
    gap.firstOrigin = ItemAnchor(root, .left)
    gap.secondOrigin = ItemAnchor(item, .right)
    _ = engine.insert(gap, in: root)
    _ = engine.insert(ItemConstraint(ItemAnchor(item, .width), .equal, constant: 60), in: item)
    #expect(engine.solve().isEmpty)
    #expect(engine.frame(of: item).x == 70)
  }

  @Test("a discarded item leaves nothing behind")
  func discarding() {
    let (engine, root, item) = engine()
    let row = engine.insert(
      ItemConstraint(ItemAnchor(item, .width), .equal, ItemAnchor(root, .width)), in: root)
    #expect(engine.solve().isEmpty)
    #expect(engine.frame(of: item).width == 200)
    engine.remove(row)
    engine.discard(item)
    #expect(engine.solve().isEmpty)
    let next = engine.makeItem(in: root)
    #expect(engine.solve().isEmpty)
    #expect(engine.frame(of: next) == Rectangle(x: 0, y: 0, width: 0, height: 0))
  }

  @Test("a constraint takes the constant that it has with new metrics, and says whether it changed")
  func update() {
    let (engine, root, item) = engine()
    var constraint = ItemConstraint(ItemAnchor(item, .width), .equal, ItemAnchor(root, .width), constant: -20)
    let id = engine.insert(constraint, in: root)
    #expect(!engine.update(id, to: constraint, in: root))
    var metrics = ItemMetrics()
    metrics.alignmentInsets = Insets(left: 3, top: 0, right: 2, bottom: 0)
    engine.setMetrics(metrics, of: item)
    #expect(engine.update(id, to: constraint, in: root))
    engine.solve()
    #expect(engine.frame(of: item).width == 185)
    constraint.constant = 0
    engine.update(id, to: constraint, in: root)
    engine.solve()
    #expect(engine.value(of: ItemAnchor(item, .width)) == 205)
  }

  @Test("numbers that would spoil all others are limited where they enter")
  func limits() {
    let (engine, root, item) = engine()
    let width = ItemAnchor(item, .width)
    let id = engine.insert(ItemConstraint(width, .equal, constant: .infinity), in: root)
    engine.solve()
    #expect(engine.value(of: width) == 1e9)
    engine.update(id, to: ItemConstraint(width, .equal, constant: .nan), in: root)
    engine.solve()
    #expect(engine.value(of: width) == 0)
  }

  #if compiler(>=6.2)
    @Test("a discarded item stops the program with a message")
    func discardedItem() async {
      await #expect(processExitsWith: .failure) {
        let engine = LayoutEngine()
        let item = engine.makeItem(in: nil)
        engine.discard(item)
        _ = engine.frame(of: item)
      }
    }

    @Test("attributes that are not variables of an item stop the program with a message")
    func attributeWithoutVariable() async {
      await #expect(processExitsWith: .failure) {
        let engine = LayoutEngine()
        _ = engine.value(of: ItemAnchor(engine.makeItem(in: nil), .centerX))
      }
    }
  #endif
}
