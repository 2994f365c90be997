// SPDX-License-Identifier: MIT

extension IndexPath {
  /// The index path in the format of `NSIndexPath`'s description in UIKit's messages: `{length = 2, path = 0 - 3}` for
  /// item 3 of section 0.
  var objectiveCDescription: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}
