// SPDX-License-Identifier: MIT

/// The truncation of a text that does not fit a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is not cut.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start is cut.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is cut.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is cut.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
