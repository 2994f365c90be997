// SPDX-License-Identifier: MIT

/// The extent to which writing tools may change a text. Stored; has no effect. Raw values are UIKit's.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// The results that writing tools may produce. Stored; has no effect. Raw values are UIKit's.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// Whether words are predicted in the text. Stored; has no effect. Raw values are UIKit's.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// Whether results of calculations are offered. Stored; has no effect. Raw values are UIKit's.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }
