// SPDX-License-Identifier: MIT

/// How text that is not in a view is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The value as UIKit has it.
  public let rawValue: Int
  /// The value that UIKit has for `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has as many lines as it needs, below the upper left corner; otherwise it is one line on a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' leading stands between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures by the letters' ink. Has no effect here: advances and line heights are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with "…" if more text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
