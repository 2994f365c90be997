// SPDX-License-Identifier: MIT

/// Counts the rounds of a list's layout pass, and ends a pass in which the sizes of cells do not become consistent
/// with the layout.
struct LayoutRounds {
  /// The number of rounds after which a pass ends.
  static let maximum = 100

  private var count = 0
  private var last: PassChanges?

  /// Counts a round, and returns whether another round may follow. After the last one, logs a message.
  @MainActor
  mutating func mayContinue<List: ListView>(_ list: List) -> Bool {
    count += 1
    guard count >= LayoutRounds.maximum else {
      if count == LayoutRounds.maximum - 1 { last = PassChanges(below: list) }
      return true
    }
    LayoutLog.write(
      "The sizes of \(List.terms.item)s keep changing while they are laid out; layout stopped after \(count) rounds. The "
        + "\(List.terms.list) is \(list). \(last?.changesMessage ?? "")")
    return false
  }
}
