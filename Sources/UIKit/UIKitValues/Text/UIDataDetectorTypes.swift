// SPDX-License-Identifier: MIT

/// The kinds of data that are detected in texts. Raw values are UIKit's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Parcel numbers.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// All kinds of data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The user's interaction with a link or an attachment. Raw values are UIKit's.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

/// Whether dashes are replaced while typing. Raw values are UIKit's.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether quotes are replaced while typing. Raw values are UIKit's.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are adjusted when text is pasted. Raw values are UIKit's.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
