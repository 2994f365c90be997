// SPDX-License-Identifier: MIT

/// Index paths as Foundation's `NSIndexPath` describes itself in UIKit's messages.
enum IndexPathWords {
  /// `{length = 2, path = 0 - 3}` for item 3 of section 0.
  static func described(_ indexPath: IndexPath) -> String {
    "{length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
  }
}
