// SPDX-License-Identifier: MIT

/// The best suggestion of each of a list of views, and the best of all.
struct SuggestionQueue {
  private struct Entry {
    let rank: SuggestedConstraint.Rank
    let distance: Double
    let view: Int
    /// The number of the suggestion; an entry with another number than the view's current one is out of date.
    let number: Int

    /// Returns whether the suggestion is preferred to `other`, which is that of another view.
    func isBefore(_ other: Entry) -> Bool { (rank, distance, view) < (other.rank, other.distance, other.view) }
  }

  private var heap: [Entry] = []
  private var suggestions: [SuggestedConstraint?]
  private var numbers: [Int]

  /// Creates a queue without suggestions for `count` views.
  init(count: Int) {
    suggestions = [SuggestedConstraint?](repeating: nil, count: count)
    numbers = [Int](repeating: 0, count: count)
  }

  /// The current suggestion of a view.
  subscript(view: Int) -> SuggestedConstraint? { suggestions[view] }

  /// Sets the suggestion of a view, in place of an earlier one.
  mutating func set(_ suggestion: SuggestedConstraint?, of view: Int) {
    suggestions[view] = suggestion
    numbers[view] += 1
    guard let suggestion else { return }
    heap.append(
      Entry(rank: suggestion.rank, distance: suggestion.distance, view: view, number: numbers[view]))
    var index = heap.count - 1
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes and returns the best suggestion. Of several, that of the first view is returned.
  mutating func popFirst() -> SuggestedConstraint? {
    while let first = heap.first {
      let last = heap.removeLast()
      if !heap.isEmpty {
        heap[0] = last
        sink()
      }
      guard first.number == numbers[first.view], let suggestion = suggestions[first.view] else { continue }
      suggestions[first.view] = nil
      return suggestion
    }
    return nil
  }

  private mutating func sink() {
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
