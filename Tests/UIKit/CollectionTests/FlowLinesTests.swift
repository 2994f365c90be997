// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing

@testable import UIKitLists

/// The lines of flow layouts, compared with a loop over all items.
@Suite("Lines of a flow layout")
struct FlowLinesTests {
  /// Pseudorandom numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// The lines that result from adding one item after another.
  private func walked(_ count: Int, _ sizes: FlowSizes, _ available: CGFloat, _ gap: CGFloat, _ lineGap: CGFloat)
    -> [FlowLine]
  {
    var result: [FlowLine] = []
    var item = 0
    var offset: CGFloat = 0
    while item < count {
      var end = item + 1
      var across = sizes[item].across
      var length = sizes[item].along
      while end < count, across + gap + sizes[end].across <= available + 1e-6 {
        across += gap + sizes[end].across
        length = max(length, sizes[end].along)
        end += 1
      }
      result.append(FlowLine(items: item..<end, offset: offset, length: length, isLast: end == count))
      offset += length + lineGap
      item = end
    }
    return result
  }

  private func close(_ a: FlowLine, _ b: FlowLine) -> Bool {
    a.items == b.items && a.isLast == b.isLast && abs(a.offset - b.offset) < 1e-6 && abs(a.length - b.length) < 1e-6
  }

  @Test("runs of lines are the lines that a loop over all items finds", arguments: 0..<200)
  func lines(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let count = Int.random(in: 0...60, using: &numbers)
    let available = CGFloat(Int.random(in: 50...400, using: &numbers))
    let gap = CGFloat(Int.random(in: 0...12, using: &numbers))
    let lineGap = CGFloat(Int.random(in: 0...12, using: &numbers))
    func extent() -> FlowExtent {
      FlowExtent(
        along: CGFloat(Int.random(in: 1...50, using: &numbers)),
        across: CGFloat(Int.random(in: 1...120, using: &numbers)))
    }
    var measured: [Int: FlowExtent] = [:]
    for item in 0..<count where Int.random(in: 0..<4, using: &numbers) == 0 { measured[item] = extent() }
    let sizes =
      seed % 3 == 0
      ? FlowSizes(each: (0..<max(1, count)).map { _ in extent() }, measured: measured)
      : FlowSizes(common: extent(), measured: seed % 3 == 1 ? measured : [:])

    let made = FlowLines(
      count: count, sizes: sizes, available: available, itemSpacing: gap, lineSpacing: lineGap)
    let wanted = walked(count, sizes, available, gap, lineGap)
    let end = (wanted.last?.offset ?? 0) + (wanted.last?.length ?? 0)
    #expect(abs(made.length - end) < 1e-6)
    for line in wanted {
      for item in line.items { #expect(close(made.line(of: item), line)) }
    }
    for _ in 0..<10 {
      let start = CGFloat.random(in: -50...(end + 50), using: &numbers)
      let stop = start + CGFloat.random(in: 1...200, using: &numbers)
      let found = made.lines(from: start, to: stop)
      let expected = wanted.filter { $0.offset < stop && $0.offset + $0.length > start }
      #expect(found.count == expected.count && zip(found, expected).allSatisfy(close))
    }
  }

  @Test("no item of a line overlaps another or exceeds the width, and full lines fill it", arguments: 0..<100)
  func positions(seed: UInt64) {
    var numbers = Numbers(state: seed &+ 1000)
    let sizes = FlowSizes(
      each: (0..<40).map { _ in
        FlowExtent(
          along: CGFloat(Int.random(in: 1...50, using: &numbers)),
          across: CGFloat(Int.random(in: 1...100, using: &numbers)))
      })
    let lines = FlowLines(count: 40, sizes: sizes, available: 320, itemSpacing: 10, lineSpacing: 5)
    for line in lines.lines(from: 0, to: lines.length) {
      let rectangles = lines.rectangles(of: line)
      for (a, b) in zip(rectangles, rectangles.dropFirst()) {
        #expect(b.x >= a.x + a.width + 10 - 1e-6)
      }
      #expect((rectangles.last.map { $0.x + $0.width } ?? 0) <= 320 + 1e-6)
      for rectangle in rectangles {
        #expect(abs(rectangle.y + rectangle.height / 2 - line.offset - line.length / 2) < 1e-6)
      }
      if !line.isLast, rectangles.count > 1 {
        #expect(abs((rectangles.last.map { $0.x + $0.width } ?? 0) - 320) < 1e-6)
      }
    }
  }
}
