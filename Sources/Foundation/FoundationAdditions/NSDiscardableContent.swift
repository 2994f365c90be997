// SPDX-License-Identifier: MIT

public import Foundation

/// An object whose contents can be discarded when memory is needed.
///
/// Differs from Foundation: a cache of Linux does not ask its objects to discard them.
public protocol NSDiscardableContent {
  /// Returns whether the contents are there, and keeps them until `endContentAccess()` is called.
  func beginContentAccess() -> Bool
  /// Ends the use of the contents.
  func endContentAccess()
  /// Discards the contents if nobody uses them.
  func discardContentIfPossible()
  /// Returns whether the contents were discarded.
  func isContentDiscarded() -> Bool
}

extension ProcessInfo {
  /// Performs a closure on another thread, and lets it end before the app is suspended. Its argument is `false`: an app is never
  /// suspended here.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { block(false) }
  }
}
