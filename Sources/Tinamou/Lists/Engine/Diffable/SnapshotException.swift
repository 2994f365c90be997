// SPDX-License-Identifier: MIT

/// UIKit's exceptions for invalid changes of snapshots.
enum SnapshotException {
  /// Raises `NSInternalInconsistencyException`.
  static func raise(_ reason: String) {
    // Snapshots are values without an actor; exceptions are raised on the main one.
    MainActor.assumeIsolated { LayoutException.raise(.internalInconsistency, reason) }
  }

  /// The identifiers that occur more than once, as UIKit's message lists them.
  static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
    var seen: Set<Identifier> = []
    return "{(\(identifiers.filter { !seen.insert($0).inserted }.map { "\($0)" }.joined(separator: ", ")))}"
  }
}
