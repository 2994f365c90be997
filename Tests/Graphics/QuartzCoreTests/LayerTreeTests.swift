// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

@Suite("Trees of layers")
struct LayerTreeTests {
  private func layer(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    return layer
  }

  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "" } }

  @Test("random insertions and removals give the order that an array gives", arguments: 0..<40)
  func order(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let (root, layers) = (CALayer(), (0..<7).map { layer("\($0)") })
    var expected: [CALayer] = []
    for _ in 0..<60 {
      let moved = layers.randomElement(using: &numbers)!
      let sibling = layers.randomElement(using: &numbers)!
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0:
        root.addSublayer(moved)
        expected.removeAll { $0 === moved }
        expected.append(moved)
      case 1:
        moved.removeFromSuperlayer()
        expected.removeAll { $0 === moved }
      case 2:
        // Not a sublayer yet, so that the index is that of the other layers.
        moved.removeFromSuperlayer()
        expected.removeAll { $0 === moved }
        let index = Int.random(in: 0...8, using: &numbers)
        root.insertSublayer(moved, at: UInt32(index))
        expected.insert(moved, at: min(index, expected.count))
      case 3 where moved !== sibling:
        root.insertSublayer(moved, below: sibling)
        expected.removeAll { $0 === moved }
        expected.insert(moved, at: expected.firstIndex { $0 === sibling } ?? 0)
      case 4 where moved !== sibling:
        root.insertSublayer(moved, above: sibling)
        expected.removeAll { $0 === moved }
        expected.insert(moved, at: expected.firstIndex { $0 === sibling }.map { $0 + 1 } ?? expected.count)
      case 5 where moved !== sibling && expected.contains { $0 === sibling }:
        root.replaceSublayer(sibling, with: moved)
        expected.removeAll { $0 === moved }
        expected[expected.firstIndex { $0 === sibling }!] = moved
      default: break
      }
      #expect((root.sublayers ?? []) == expected)
      #expect(layers.allSatisfy { one in (one.superlayer === root) == expected.contains { $0 === one } })
    }
  }

  @Test(
    "a layer that cannot be added stays where it is: in itself, below its own sublayer, beside or in place of itself")
  func refusals() {
    let (top, middle, leaf) = (layer("top"), layer("middle"), layer("leaf"))
    top.addSublayer(middle)
    middle.addSublayer(leaf)
    for attempt in [
      { leaf.addSublayer(middle) }, { leaf.insertSublayer(middle, at: 0) }, { leaf.insertSublayer(middle, below: nil) },
      { leaf.insertSublayer(middle, above: nil) }, { middle.addSublayer(middle) },
      { top.insertSublayer(middle, above: middle) }, { top.insertSublayer(middle, below: middle) },
      { top.replaceSublayer(middle, with: middle) }, { middle.replaceSublayer(leaf, with: top) },
    ] {
      attempt()
      #expect(names(top) == ["middle"] && names(middle) == ["leaf"] && leaf.sublayers == nil)
    }
  }

  @Test("layers of higher z positions are in front; layers of equal ones keep their order")
  func zPositions() {
    let root = layer("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    for name in ["a", "b", "c"] { root.addSublayer(layer(name)) }
    #expect(root.hitTest(CGPoint(x: 5, y: 5))?.name == "c")
    root.sublayers?[0].zPosition = 1
    #expect(root.hitTest(CGPoint(x: 5, y: 5))?.name == "a")
    #expect(names(root) == ["a", "b", "c"])
  }

  @Test("a point hits what is seen: nothing hidden, nothing outside of a layer that clips")
  func hits() {
    let root = layer("root", CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = layer("card", CGRect(x: 10, y: 10, width: 20, height: 20))
    let badge = layer("badge", CGRect(x: 15, y: 15, width: 20, height: 20))
    root.addSublayer(card)
    card.addSublayer(badge)
    let overhang = CGPoint(x: 40, y: 40)
    #expect(root.hitTest(overhang)?.name == "badge")
    card.masksToBounds = true
    #expect(root.hitTest(overhang)?.name == "root")
    card.isHidden = true
    #expect(root.hitTest(CGPoint(x: 12, y: 12))?.name == "root")
    #expect(root.hitTest(CGPoint(x: 200, y: 0)) == nil)
    // The point is in the coordinates of the superlayer, so a layer is hit through its transform.
    card.isHidden = false
    card.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(root.hitTest(CGPoint(x: 1, y: 1))?.name == "card")
    card.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(root.hitTest(CGPoint(x: 20, y: 20))?.name == "root")
  }

  @Test("a frame that was set is returned, whatever the anchor and a transform by right angles", arguments: 0..<40)
  func frames(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: numbers.eighth(in: 0...1), y: numbers.eighth(in: 0...1))
    layer.setAffineTransform(
      [
        CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 4), CGAffineTransform(scaleX: -1, y: 1),
      ].randomElement(using: &numbers)!)
    let frame = CGRect(
      x: numbers.eighth(in: -50...50), y: numbers.eighth(in: -50...50), width: numbers.eighth(in: 0...80),
      height: numbers.eighth(in: 0...80))
    layer.frame = frame
    if layer.affineTransform().a > 0 { #expect(layer.frame == frame) }
    #expect(layer.frame.size == frame.size)
    layer.position.x += 8
    #expect(layer.frame.size == frame.size)
    let before = layer.frame
    layer.bounds.origin = CGPoint(x: 100, y: 200)
    #expect(layer.frame == before)
  }

  @Test("points convert through all layers between two, and back", arguments: 0..<40)
  func conversion(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let root = layer("root")
    var all = [root]
    for index in 0..<6 {
      let child = layer("\(index)")
      child.frame = CGRect(
        x: numbers.eighth(in: -50...50), y: numbers.eighth(in: -50...50), width: numbers.eighth(in: 1...80),
        height: numbers.eighth(in: 1...80))
      child.bounds.origin = CGPoint(x: numbers.eighth(in: -5...5), y: numbers.eighth(in: -5...5))
      child.setAffineTransform(CGAffineTransform(rotationAngle: numbers.eighth(in: -3...3)))
      all.randomElement(using: &numbers)!.addSublayer(child)
      all.append(child)
    }
    let (from, to) = (all.randomElement(using: &numbers)!, all.randomElement(using: &numbers)!)
    let point = CGPoint(x: numbers.eighth(in: -50...50), y: numbers.eighth(in: -50...50))
    let converted = from.convert(point, to: to)
    let back = to.convert(converted, to: from)
    #expect(hypot(back.x - point.x, back.y - point.y) < 1e-9)
    #expect(to.convert(point, from: from) == converted)
    // Step by step upward to the root, each step by the definition of a layer's geometry.
    var (upward, layer): (CGPoint, CALayer) = (point, from)
    while let superlayer = layer.superlayer {
      let anchor = CGPoint(
        x: layer.bounds.minX + layer.bounds.width * layer.anchorPoint.x,
        y: layer.bounds.minY + layer.bounds.height * layer.anchorPoint.y)
      let turned = CGPoint(x: upward.x - anchor.x, y: upward.y - anchor.y).applying(layer.affineTransform())
      upward = CGPoint(x: turned.x + layer.position.x, y: turned.y + layer.position.y)
      layer = superlayer
    }
    let direct = from.convert(point, to: root)
    #expect(hypot(direct.x - upward.x, direct.y - upward.y) < 1e-9)
  }

  @Test("layers are laid out once for each time that they are marked, superlayers first")
  func passes() {
    final class Recorder: CALayer {
      nonisolated(unsafe) static var calls: [String] = []
      override func layoutSublayers() { Recorder.calls.append("layout \(name ?? "")") }
    }
    let (outer, inner) = (Recorder(), Recorder())
    (outer.name, inner.name) = ("outer", "inner")
    (outer.frame, inner.frame) = (CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.addSublayer(inner)
    for layer in [outer, inner] {
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
    }
    Recorder.calls = []
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(Recorder.calls == ["layout outer", "layout inner"])
    #expect(!outer.needsLayout() && !inner.needsLayout())
    // A new size marks the layer again, a new position does not.
    Recorder.calls = []
    inner.position.x += 5
    inner.layoutIfNeeded()
    #expect(Recorder.calls.isEmpty)
    inner.bounds.size.width += 5
    outer.layoutIfNeeded()
    #expect(Recorder.calls == ["layout inner"])
    inner.displayIfNeeded()
    #expect(outer.needsDisplay() && !inner.needsDisplay())
  }
}
