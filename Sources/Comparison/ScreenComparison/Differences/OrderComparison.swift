// SPDX-License-Identifier: MIT

/// The elements that come at another place among the subviews of their superview.
struct OrderComparison {
  /// A place among the subviews.
  struct Place {
    /// The element before it; `nil` for the first place.
    let previous: Int?
  }

  private var places: [Int: Place] = [:]

  init(_ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching) {
    for parent in after.elements.indices {
      guard let old = matching.before[parent] else { continue }
      let earlier = before.children(of: old).compactMap { matching.after[$0] }
      let later = after.children(of: parent)
      let kept = Set(earlier).intersection(later)
      guard kept.count > 1 else { continue }
      let now = later.filter { kept.contains($0) }
      let still = Self.longestCommon(earlier.filter { kept.contains($0) }, now)
      for (position, element) in now.enumerated() where !still.contains(element) {
        guard after.elements[element].isArranged || Self.covers(element, earlier, now, after) else { continue }
        places[element] = Place(previous: position == 0 ? nil : now[position - 1])
      }
    }
  }

  /// Whether an element has a common rectangle with another one that was on the other side of it. Otherwise nobody sees the order in
  /// which they are drawn.
  private static func covers(_ element: Int, _ earlier: [Int], _ later: [Int], _ screen: ComparedScreen) -> Bool {
    guard let frame = screen.elements[element].frame, let old = earlier.firstIndex(of: element),
      let new = later.firstIndex(of: element)
    else { return false }
    let passed = Set(earlier[..<old]).symmetricDifference(later[..<new]).subtracting([element])
    return passed.contains { other in
      guard let second = screen.elements[other].frame, later.contains(other) else { return false }
      let width = min(frame.x + frame.width, second.x + second.width) - max(frame.x, second.x)
      let height = min(frame.y + frame.height, second.y + second.height) - max(frame.y, second.y)
      return width > ElementComparison.tolerance && height > ElementComparison.tolerance
    }
  }

  /// The new place of an element; `nil` for one that keeps its place.
  func place(of element: Int) -> Place? { places[element] }

  /// The most elements that are in the same order on both sides, by their positions: an increasing sequence.
  private static func longestCommon(_ earlier: [Int], _ later: [Int]) -> Set<Int> {
    let positions = Dictionary(earlier.enumerated().map { ($1, $0) }) { first, _ in first }
    var lengths: [Int] = []
    var previous: [Int?] = []
    for (index, element) in later.enumerated() {
      let candidates = (0..<index).filter { (positions[later[$0]] ?? 0) < (positions[element] ?? 0) }
      let best = candidates.max { lengths[$0] < lengths[$1] }
      lengths.append((best.map { lengths[$0] } ?? 0) + 1)
      previous.append(best)
    }
    var result: Set<Int> = []
    var next = lengths.indices.max { lengths[$0] < lengths[$1] }
    while let index = next {
      result.insert(later[index])
      next = previous[index]
    }
    return result
  }
}
