// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing

@testable import UIKitLists

@Suite("Prefix sums of lengths")
struct PrefixSumsTests {
  /// A simple implementation for comparison.
  private struct Naive {
    var lengths: [CGFloat]

    func start(of index: Int) -> CGFloat { lengths[..<index].reduce(0, +) }

    func index(at position: CGFloat) -> Int {
      if position < 0 { return 0 }
      var end: CGFloat = 0
      for (index, length) in lengths.enumerated() {
        end += length
        if position < end { return index }
      }
      return lengths.count
    }
  }

  @Test("after any changes, starts and indices are those of a plain list", arguments: 0..<40)
  func random(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 0...70, using: &numbers)
    func length() -> CGFloat { CGFloat(Int.random(in: 0...5, using: &numbers)) / 2 }
    var naive = Naive(lengths: (0..<count).map { _ in length() })
    var sums = PrefixSums(naive.lengths)
    for _ in 0..<200 where count > 0 {
      let changed = Int.random(in: 0..<count, using: &numbers)
      naive.lengths[changed] = length()
      sums[changed] = naive.lengths[changed]
      let asked = Int.random(in: 0...count, using: &numbers)
      #expect(sums.start(of: asked) == naive.start(of: asked))
      let position = CGFloat(Int.random(in: -4...Int(naive.start(of: count) * 2) + 4, using: &numbers)) / 2
      #expect(sums.index(at: position) == naive.index(at: position), "at \(position) in \(naive.lengths)")
    }
    #expect(sums.total == naive.start(of: count))
    #expect(sums.lengths == naive.lengths)
  }

  @Test("an empty list has no length, and every position is behind it")
  func empty() {
    let sums = PrefixSums([])
    #expect(sums.total == 0)
    #expect(sums.index(at: 0) == 0)
    #expect(sums.index(at: 10) == 0)
  }

  @Test("a zero length is skipped: the position belongs to the next item")
  func zeros() {
    let sums = PrefixSums([10, 0, 0, 5])
    #expect(sums.index(at: 10) == 3)
    #expect(sums.index(at: 9) == 0)
    #expect(sums.index(at: 15) == 4)
  }
}
