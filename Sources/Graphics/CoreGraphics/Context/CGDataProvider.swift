// SPDX-License-Identifier: MIT

import Foundation

/// The source of bytes for an image or a font.
///
/// Source: Apple, `CGDataProvider`.
public final class CGDataProvider {
  /// The bytes.
  public let data: NSData?

  /// Creates a source with bytes.
  public init?(data: NSData) { self.data = data }

  /// Creates a source with the bytes of a file; `nil` when it cannot be read.
  public init?(url: NSURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    data = bytes as NSData
  }
}
