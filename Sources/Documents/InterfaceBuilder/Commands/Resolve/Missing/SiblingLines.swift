// SPDX-License-Identifier: MIT

import LayoutModel

/// The subviews of a view by the lines on which their edges, centers and baselines lie, so that the nearest one in line is
/// found without looking at all of them.
final class SiblingLines {
  /// The states in which a subview is looked for.
  enum State: Int, CaseIterable {
    /// Others can be aligned with it.
    case settled
    /// Its position is undetermined.
    case pending
  }

  /// The lines of one attribute. The subviews are in the order of the line and of their starts along it.
  private struct Lines {
    var order: [Int] = []
    /// The place in `order` of each subview; -1 for one that is not there.
    var places: [Int] = []
    /// The places of each line.
    var ranges: [Int: Range<Int>] = [:]
    /// The line of each subview.
    var numbers: [Int] = []
    /// The greatest end of the subviews of the line up to each place.
    var ends: [Double] = []
    var states: [OrderedBits] = []
  }

  private let map: SiblingMap
  /// The axis across that of the alignment, along which the lines run.
  private let direction: LayoutAxis
  private var lines: [Lines] = []

  /// - Parameter axis: The axis along which views are aligned.
  init(_ map: SiblingMap, _ stored: StoredLayout, in container: String, along axis: LayoutAxis) {
    self.map = map
    direction = axis.perpendicular
    let attributes: [LayoutAttribute] =
      axis == .horizontal ? [.leading, .trailing, .centerX] : [.firstBaseline, .centerY, .top, .bottom]
    lines = attributes.map { attribute in
      makeLines { id in
        guard attribute != .firstBaseline || stored[id]?.hasText == true else { return nil }
        return stored.position(of: attribute, of: id, in: container)
      }
    }
  }

  /// Each line is one point wide. Aligned views differ by less, so they are on the same or on adjacent lines.
  private func makeLines(_ position: (String) -> Double?) -> Lines {
    var result = Lines()
    let count = map.siblings.count
    result.places = [Int](repeating: -1, count: count)
    result.numbers = map.siblings.map { id in position(id).map { Int(saturating: $0.rounded(.down)) } ?? Int.max }
    result.order = (0..<count).filter { result.numbers[$0] != Int.max }
    let keys = (0..<count).map { (result.numbers[$0], map.span(of: $0, along: direction).start, $0) }
    result.order.sort { keys[$0] < keys[$1] }
    var start = 0
    for (place, index) in result.order.enumerated() {
      result.places[index] = place
      let isNewLine = place == 0 || result.numbers[result.order[place - 1]] != result.numbers[index]
      if isNewLine { start = place }
      result.ranges[result.numbers[index]] = start..<(place + 1)
      let end = map.span(of: index, along: direction).end
      result.ends.append(isNewLine ? end : max(end, result.ends[place - 1]))
    }
    result.states = State.allCases.map { _ in OrderedBits(count: result.order.count) }
    return result
  }

  /// Sets whether the subview with the identifier `id` is found in `state`.
  func set(_ state: State, _ isSet: Bool, of id: String) {
    guard let index = map.index(of: id) else { return }
    for line in lines.indices {
      let place = lines[line].places[index]
      guard place >= 0 else { continue }
      if isSet {
        lines[line].states[state.rawValue].insert(place)
      } else {
        lines[line].states[state.rawValue].remove(place)
      }
    }
  }

  /// Calls `body` with subviews that may be in line with `view`, on each side the nearest first. One that is in line by
  /// several attributes is found several times.
  ///
  /// - Parameter body: Takes the subview, its index in the document's order and a distance that neither this nor any
  ///   following subview of the same line and side falls below. Returns whether following ones are wanted.
  func forEachAligned(
    with view: String, in state: State, _ body: (_ sibling: String, _ index: Int, _ least: Double) -> Bool
  ) {
    guard let index = map.index(of: view) else { return }
    let own = map.span(of: index, along: direction)
    for line in lines where line.places[index] >= 0 {
      for number in (line.numbers[index] - 1)...(line.numbers[index] + 1) {
        guard let range = line.ranges[number] else { continue }
        let middle = place(of: own.start, in: range, line)
        var next = middle
        while let place = line.states[state.rawValue].next(from: next), place < range.upperBound {
          next = place + 1
          let sibling = line.order[place]
          guard sibling != index else { continue }
          let least = max(0, map.span(of: sibling, along: direction).start - own.end)
          guard body(map.siblings[sibling], sibling, least) else { break }
        }
        var previous = middle
        while let place = line.states[state.rawValue].previous(before: previous), place >= range.lowerBound {
          previous = place
          let sibling = line.order[place]
          guard sibling != index else { continue }
          guard body(map.siblings[sibling], sibling, max(0, own.start - line.ends[place])) else { break }
        }
      }
    }
  }

  /// Returns the first place in `range` whose subview does not start before `start`.
  private func place(of start: Double, in range: Range<Int>, _ line: Lines) -> Int {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper {
      let middle = (lower + upper) / 2
      if map.span(of: line.order[middle], along: direction).start < start { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}

/// The subviews of a view whose position and size along an axis are determined.
final class SettledSiblings {
  /// The lines on which the subviews lie; `nil` if nothing is aligned with them.
  let lines: SiblingLines?
  private var settled: Set<String> = []

  init(lines: SiblingLines? = nil) { self.lines = lines }

  func contains(_ view: String) -> Bool { settled.contains(view) }

  func insert(_ view: String) {
    guard settled.insert(view).inserted else { return }
    lines?.set(.settled, true, of: view)
  }
}
