// SPDX-License-Identifier: MIT

/// The version of Interface Builder that wrote a document, such as `14460.31`.
public struct InterfaceToolsVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The version as text.
  public let description: String
  /// The number before the first period; 0 if there is none. Versions from 30000 on do not belong to a released tool.
  /// Documents with such a version are like those of Xcode 14, so the number is that of Xcode 14.
  public let number: Int

  /// Parses a version. Some old documents have a letter at its end.
  public init(_ text: String) {
    description = text
    let written = Int(text.prefix { $0.isASCII && $0.isNumber }) ?? 0
    number = written < 30000 ? written : 22000
  }

  /// Returns whether the left version is earlier.
  public static func < (left: InterfaceToolsVersion, right: InterfaceToolsVersion) -> Bool {
    left.number < right.number
  }
}
