// SPDX-License-Identifier: MIT

/// The severity of a log message. Raw values are Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the severity.
  public let rawValue: UInt8
  /// Creates a severity from a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a severity from a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message without a particular severity.
  public static let `default` = OSLogType(0)
  /// Helpful information.
  public static let info = OSLogType(1)
  /// Information for debugging.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A fault of the program.
  public static let fault = OSLogType(17)

  /// The name of the severity in messages.
  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
