// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Testing

@testable import InterfaceBuilder

/// Commands on many views in one superview.
@MainActor
@Suite("Large documents", .serialized)
struct LargeDocumentTests {
  /// A generator of numbers that is the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// Views on a coarse raster, so that many of them are aligned, touch or overlap.
  private func scattered(_ count: Int, seed: UInt64, step: Int) -> Drawing {
    var numbers = Numbers(state: seed)
    let side = max(4, Int(Double(count).squareRoot() * 3))
    let views = (0..<count).map { index in
      let place = [numbers.next(below: side) * step, numbers.next(below: side) * step]
      let size = [(1 + numbers.next(below: 3)) * step, (1 + numbers.next(below: 3)) * step]
      return Drawing.view("v\(index)", (place + size).map(String.init).joined(separator: " "))
    }
    return Drawing(views: views.joined())
  }

  @Test("the search finds what it finds if every step looks at all views", arguments: 0..<40)
  func search(seed: Int) throws {
    let drawing = scattered(4 + seed % 14, seed: UInt64(seed), step: seed.isMultiple(of: 2) ? 20 : 7)
    let document = try drawing.document()
    try document.resolve(.addMissing)
    let reference = try drawing.document()
    try ConstraintSearch.$examinesAll.withValue(true) { try reference.resolve(.addMissing) }
    #expect(document.markup.bytes == reference.markup.bytes)
    #expect(!document.writtenConstraints.isEmpty)
  }

  @Test("the nearest siblings are those that a look at all siblings finds", arguments: 0..<20)
  func nearest(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    var items = [
      StoredItem(id: "root", container: nil, frame: Rectangle(x: 0, y: 0, width: 400, height: 400))
    ]
    for index in 0..<60 {
      let frame = Rectangle(
        x: Double(numbers.next(below: 400)), y: Double(numbers.next(below: 400)),
        width: Double(numbers.next(below: 80)), height: Double(numbers.next(below: 80)))
      items.append(StoredItem(id: "v\(index)", container: "root", frame: frame))
    }
    let stored = StoredLayout(items: items)
    let map = SiblingMap(stored, in: "root")
    for view in map.siblings {
      for side in InterfaceSide.allCases {
        let found = map.nearest(to: view, on: side)
        let expected = nearest(to: view, on: side, in: stored)
        #expect(found?.sibling == expected?.sibling)
        #expect(found?.gap == expected?.gap)
      }
    }
  }

  private func nearest(
    to view: String, on side: InterfaceSide, in stored: StoredLayout
  ) -> (sibling: String, gap: Double)? {
    guard let own = stored.span(of: view, along: side.axis, in: "root"),
      let across = stored.span(of: view, along: side.axis.perpendicular, in: "root")
    else { return nil }
    var best: (sibling: String, gap: Double)?
    for sibling in stored.subviews["root"] ?? [] where sibling != view {
      guard let its = stored.span(of: sibling, along: side.axis, in: "root"),
        let itsAcross = stored.span(of: sibling, along: side.axis.perpendicular, in: "root"),
        across.overlap(with: itsAcross) > Neighbors.tolerance
      else { continue }
      let gap = side.isStart ? own.start - its.end : its.start - own.end
      guard gap >= -Neighbors.tolerance else { continue }
      if best.map({ max(gap, 0) < $0.gap }) ?? true { best = (sibling, max(gap, 0)) }
    }
    return best
  }

  @Test("members of a set of numbers are found in both directions")
  func bits() {
    var numbers = Numbers(state: 5)
    var bits = OrderedBits(count: 10_000)
    var members: Set<Int> = []
    for _ in 0..<2000 {
      let number = numbers.next(below: 10_000)
      if numbers.next(below: 3) == 0 {
        bits.remove(number)
        members.remove(number)
      } else {
        bits.insert(number)
        members.insert(number)
      }
    }
    let sorted = members.sorted()
    for number in stride(from: 0, through: 10_000, by: 37) {
      #expect(bits.next(from: number) == sorted.first { $0 >= number })
      #expect(bits.previous(before: number) == sorted.last { $0 < number })
    }
  }

  @Test(
    "four times as many views take about four times as long", arguments: [InterfaceRemedy.addMissing, .reset, .clear])
  func growth(remedy: InterfaceRemedy) throws {
    func duration(of count: Int) throws -> Duration {
      let text = scattered(count, seed: 1, step: 30)
      let document = try text.document()
      if remedy != .addMissing { try document.resolve(.addMissing) }
      return try ContinuousClock().measure { try document.resolve(remedy) }
    }
    let few = try min(duration(of: 150), duration(of: 150))
    let many = try duration(of: 600)
    #expect(many < few * 10)
  }
}
