// SPDX-License-Identifier: MIT

public import Foundation

/// A result of a data detector.
final class DetectedItem: NSTextCheckingResult {
  /// The value that was found.
  enum Value {
    case link(URL)
    case date(Date)
    case address([NSTextCheckingKey: String])
    case phoneNumber(String)
  }

  /// The kinds of results. Each takes precedence over those after it.
  enum Kind: CaseIterable {
    case link, date, address, phoneNumber

    /// The type of the results. The bits are those of Foundation on Linux, which marks its names for them as deprecated.
    var type: NSTextCheckingResult.CheckingType {
      switch self {
      case .date: NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
      case .address: NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
      case .link: NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
      case .phoneNumber: NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
      }
    }
  }

  /// The type of flights, which are not found.
  static let flights = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)

  let value: Value
  private let foundRange: NSRange

  init?(_ value: Value, range: NSRange) {
    self.value = value
    foundRange = range
    // The only initializer of the superclass that others can call; it reads nothing.
    super.init(coder: NSCoder())
  }

  /// Differs from Foundation: results are not archived.
  required init?(coder: NSCoder) { nil }

  var kind: Kind {
    switch value {
    case .link: .link
    case .date: .date
    case .address: .address
    case .phoneNumber: .phoneNumber
    }
  }

  override var resultType: NSTextCheckingResult.CheckingType { kind.type }
  override var range: NSRange { foundRange }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { foundRange }
}

extension NSTextCheckingResult {
  private var detected: DetectedItem.Value? { (self as? DetectedItem)?.value }

  /// The URL of a link; `nil` for other types.
  public var url: URL? { if case .link(let url) = detected { url } else { nil } }
  /// The date of a date; `nil` for other types.
  public var date: Date? { if case .date(let date) = detected { date } else { nil } }
  /// The number of a telephone number; `nil` for other types.
  public var phoneNumber: String? { if case .phoneNumber(let number) = detected { number } else { nil } }
  /// The parts of an address; `nil` for other types.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts) = detected { parts } else { nil }
  }
  /// The parts of an address; `nil` for other types.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
  /// The time zone of a date. Always `nil`: dates with one are not found.
  public var timeZone: TimeZone? { nil }
  /// The duration of a date, in seconds. Always zero: periods are not found.
  public var duration: TimeInterval { 0 }

  /// Returns the result of a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    made(.link(url), range)
  }
  /// Returns the result of a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    made(.date(date), range)
  }
  /// Returns the result of a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    made(.phoneNumber(phoneNumber), range)
  }
  /// Returns the result of an address.
  public class func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String])
    -> NSTextCheckingResult
  {
    made(.address(components), range)
  }

  private class func made(_ value: DetectedItem.Value, _ range: NSRange) -> NSTextCheckingResult {
    guard let item = DetectedItem(value, range: range) else {
      preconditionFailure("Foundation does not create results of text checking.")
    }
    return item
  }
}

extension NSTextCheckingKey {
  /// The street of an address.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city of an address.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state of an address.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code of an address.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country of an address.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The name of a person.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The telephone number of an address.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The airline of a flight.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
