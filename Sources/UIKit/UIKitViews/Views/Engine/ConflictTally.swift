// SPDX-License-Identifier: MIT

/// The conflicts that were written, with the number of times that each occurred: in every row of a table, or in every test of a run.
@MainActor
struct ConflictTally {
  private struct Entry {
    /// The conflict in a few words.
    let name: String
    var count = 1
    /// The number that was last written.
    var writtenCount = 1
  }

  private var entries: [[String]: Entry] = [:]
  /// The conflicts that occurred again since ``takeLines()``, in order.
  private var repeated: [[String]] = []

  /// Counts a conflict. Returns whether no equal one occurred before.
  mutating func isNew(_ message: ConflictMessage) -> Bool {
    let key = message.signature
    guard let entry = entries[key] else {
      entries[key] = Entry(name: message.name)
      return true
    }
    entries[key]?.count = entry.count + 1
    if !repeated.contains(key) { repeated.append(key) }
    return false
  }

  /// A line for each conflict whose number doubled since it was last written.
  mutating func takeLines() -> [String] {
    defer { repeated = [] }
    return repeated.compactMap { key in
      guard let entry = entries[key], entry.count >= 2 * entry.writtenCount else { return nil }
      entries[key]?.writtenCount = entry.count
      return "The conflict about \(entry.name) has occurred \(entry.count) times in views of these classes."
    }
  }
}
