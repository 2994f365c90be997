// SPDX-License-Identifier: MIT

/// The kinds of text that become links. Raw values are WebKit's.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// URLs.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Events.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions of Spotlight.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
