// SPDX-License-Identifier: MIT

/// The version of Interface Builder that wrote a document, such as `14460.31`.
public struct InterfaceToolsVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The version as written.
  public let description: String
  /// The number before the first point; 0 where there is none.
  public let number: Int

  /// The version that `text` says. Some old documents have a letter at its end.
  public init(_ text: String) {
    description = text
    number = Int(text.prefix { $0.isASCII && $0.isNumber }) ?? 0
  }

  /// Earlier versions come first.
  public static func < (left: InterfaceToolsVersion, right: InterfaceToolsVersion) -> Bool {
    left.number < right.number
  }
}
