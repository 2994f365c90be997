// SPDX-License-Identifier: MIT

/// UIKit's exceptions for invalid changes of snapshots.
enum SnapshotException {
  /// Raises `NSInternalInconsistencyException`.
  static func raise(_ reason: String) {
    // Snapshots are not isolated to an actor, but exceptions are raised on the main actor.
    MainActor.assumeIsolated { LayoutException.raise(.internalInconsistency, reason) }
  }

  /// Returns the identifiers that occur more than once, in the format of UIKit's message.
  static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
    var seen: Set<Identifier> = []
    return "{(\(identifiers.filter { !seen.insert($0).inserted }.map { "\($0)" }.joined(separator: ", ")))}"
  }
}
