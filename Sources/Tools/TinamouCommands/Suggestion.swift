// SPDX-License-Identifier: MIT

import VisualFormat

/// Suggests names for misspelled ones.
enum Suggestion {
  /// Returns the name that is most similar to `name`; `nil` if none is similar.
  static func name(closeTo name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().prefix(60))
    return
      names
      .map { (name: $0, distance: EditDistance.between(wanted, Array($0.lowercased()))) }
      .filter { $0.distance <= max(1, wanted.count / 3) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }
}
