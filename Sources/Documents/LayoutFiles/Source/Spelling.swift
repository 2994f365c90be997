// SPDX-License-Identifier: MIT

import VisualFormat

/// Finds the names that are similar to a misspelled one.
enum Spelling {
  /// Returns the candidate most similar to `name`, or `nil` if none is similar. If several are equally similar,
  /// returns the first in alphabetical order.
  ///
  /// Up to a third of the characters may differ. Names that differ only in case are always similar.
  static func closest(to name: String, in candidates: some Sequence<String>) -> String? {
    let limit = name.count < 2 ? 0 : max(1, min(3, name.count / 3))
    guard !name.isEmpty, name.count <= 80 else { return nil }
    let ranked = candidates.filter { abs($0.count - name.count) <= limit }
      .map { (name: $0, distance: distance(from: name, to: $0)) }
      .filter { $0.distance <= limit }
    return ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Returns the number of characters to insert, delete, replace or swap with a neighbor. Differences in case are ignored.
  static func distance(from first: String, to second: String) -> Int {
    EditDistance.between(Array(first.lowercased()), Array(second.lowercased()))
  }
}
