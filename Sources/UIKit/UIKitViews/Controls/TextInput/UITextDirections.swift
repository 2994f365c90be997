// SPDX-License-Identifier: MIT

/// A direction in which text is stored. Raw values are UIKit's.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction in which text is shown. Raw values are UIKit's.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A direction in which text is stored or shown.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage or a layout direction.
  public var rawValue: Int
  /// Creates a direction from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a direction in which text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    .init(rawValue: direction.rawValue)
  }
  /// Creates a direction in which text is shown.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    .init(rawValue: direction.rawValue)
  }
}

/// A unit of text. Raw values are UIKit's.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
