// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing

@testable import UIKitLists

/// The renumbering of a sequence of which elements are removed, inserted and moved.
@Suite("index mappings")
struct IndexMappingTests {
  @Test("elements that stay take the indexes that no new one has, in order")
  func indexes() {
    // a b c d e: b is removed, x inserted at 0, e moved to 2, which gives x a e c d
    let mapping = IndexMapping(removed: [1], inserted: [0], moves: [4: 2])
    #expect((0..<5).map { mapping.newIndex(of: $0) } == [1, nil, 3, 4, 2])
    #expect((0..<5).map { mapping.oldIndex(of: $0) } == [nil, 0, 4, 2, 3])
    #expect(mapping.count(after: 5) == 5)
    #expect(IndexMapping().newIndex(of: 7) == 7)
    #expect(IndexMapping(inserted: [0, 1, 2]).newIndex(of: 0) == 3)
    #expect(IndexMapping(removed: [0, 1]).newIndex(of: 2) == 0)
  }

  @Test("new and old indexes are each other's inverse, and the elements that stay keep their order", arguments: 0..<200)
  func inverse(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let before = Int.random(in: 0...30, using: &numbers)
    let shuffled = (0..<before).shuffled(using: &numbers)
    let removed = Set(shuffled.prefix(Int.random(in: 0...before, using: &numbers) / 2))
    let sources = shuffled.suffix(before / 4).filter { !removed.contains($0) }
    let added = Int.random(in: 0...10, using: &numbers)
    let after = before - removed.count + added
    let targets = Array((0..<after).shuffled(using: &numbers).prefix(added + sources.count))
    let inserted = Set(targets.prefix(added))
    let moves = Dictionary(uniqueKeysWithValues: zip(sources, targets.dropFirst(added)))
    let mapping = IndexMapping(removed: removed, inserted: inserted, moves: moves)
    #expect(mapping.count(after: before) == after)
    let new = (0..<before).map { mapping.newIndex(of: $0) }
    for index in 0..<before {
      #expect((new[index] == nil) == removed.contains(index))
      if let target = new[index] { #expect(mapping.oldIndex(of: target) == index) }
      if let target = moves[index] { #expect(new[index] == target) }
    }
    for index in 0..<after { #expect((mapping.oldIndex(of: index) == nil) == inserted.contains(index)) }
    let staying = (0..<before).filter { !removed.contains($0) && moves[$0] == nil }.compactMap { new[$0] }
    #expect(staying == staying.sorted())
  }
}
