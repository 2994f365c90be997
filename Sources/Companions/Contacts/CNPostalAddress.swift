// SPDX-License-Identifier: MIT

import Foundation

/// The contents of a postal address.
struct PostalFields: Hashable, Sendable {
  var (street, subLocality, city, subAdministrativeArea) = ("", "", "", "")
  var (state, postalCode, country, isoCountryCode) = ("", "", "", "")
}

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
  var fields = PostalFields()

  /// Creates an address without contents.
  public override init() {}

  init(fields: PostalFields) { self.fields = fields }

  /// The street, with lines that ends of lines separate.
  open var street: String { fields.street }
  /// The part of the city.
  open var subLocality: String { fields.subLocality }
  /// The city.
  open var city: String { fields.city }
  /// The district.
  open var subAdministrativeArea: String { fields.subAdministrativeArea }
  /// The state.
  open var state: String { fields.state }
  /// The postal code.
  open var postalCode: String { fields.postalCode }
  /// The country.
  open var country: String { fields.country }
  /// The code of the country, as in `us`.
  open var isoCountryCode: String { fields.isoCountryCode }

  /// Returns a copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(fields: fields) }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(fields: fields) }
  /// Returns whether another address has the same contents.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.fields == fields }
  /// A number that addresses of the same contents have in common.
  open override var hash: Int { fields.hashValue }
}

/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
  /// The street, with lines that ends of lines separate.
  open override var street: String {
    get { fields.street }
    set { fields.street = newValue }
  }
  /// The part of the city.
  open override var subLocality: String {
    get { fields.subLocality }
    set { fields.subLocality = newValue }
  }
  /// The city.
  open override var city: String {
    get { fields.city }
    set { fields.city = newValue }
  }
  /// The district.
  open override var subAdministrativeArea: String {
    get { fields.subAdministrativeArea }
    set { fields.subAdministrativeArea = newValue }
  }
  /// The state.
  open override var state: String {
    get { fields.state }
    set { fields.state = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { fields.postalCode }
    set { fields.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { fields.country }
    set { fields.country = newValue }
  }
  /// The code of the country, as in `us`.
  open override var isoCountryCode: String {
    get { fields.isoCountryCode }
    set { fields.isoCountryCode = newValue }
  }
}

/// A phone number, as the user wrote it.
public final class CNPhoneNumber: NSObject, NSCopying {
  /// The number, with what separates its parts.
  public let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }

  /// Returns the number itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether another number has the same text.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
  /// A number that phone numbers of the same text have in common.
  public override var hash: Int { stringValue.hashValue }
}
