// SPDX-License-Identifier: MIT

import Foundation

/// Whether a contact is a person or an organization. Raw values are Apple's.
public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

/// The contents of a contact, as the store keeps them.
package struct ContactFields: Hashable, Sendable {
  package struct Labeled<Value: Hashable & Sendable>: Hashable, Sendable {
    var identifier = UUID().uuidString
    var label: String?
    var value: Value
  }

  package var identifier = UUID().uuidString + ":ABPerson"
  var contactType = CNContactType.person
  var birthday: DateComponents?
  var imageData: Data?
  private var texts: [String: String] = [:]
  private var phones: [Labeled<String>] = []
  private var mails: [Labeled<String>] = []
  private var pages: [Labeled<String>] = []
  private var addresses: [Labeled<PostalFields>] = []

  package init() {}

  /// The text of a property; empty if there is none.
  package subscript(key: String) -> String {
    get { texts[key] ?? "" }
    set { texts[key] = newValue.isEmpty ? nil : newValue }
  }

  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { phones.map { CNLabeledValue($0) { CNPhoneNumber(stringValue: $0) } } }
    set { phones = newValue.map { $0.fields(\.stringValue) } }
  }
  var emailAddresses: [CNLabeledValue<NSString>] {
    get { mails.map { CNLabeledValue($0) { NSString(string: $0) } } }
    set { mails = newValue.map { $0.fields { String($0) } } }
  }
  var urlAddresses: [CNLabeledValue<NSString>] {
    get { pages.map { CNLabeledValue($0) { NSString(string: $0) } } }
    set { pages = newValue.map { $0.fields { String($0) } } }
  }
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { addresses.map { CNLabeledValue($0, CNPostalAddress.init(fields:)) } }
    set { addresses = newValue.map { $0.fields(\.fields) } }
  }
}

/// A value of a contact with a label, such as a phone number.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying {
  /// The identifier of the value.
  public let identifier: String
  /// The label, such as `CNLabelHome`.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with a label.
  public init(label: String?, value: ValueType) {
    (identifier, self.label, self.value) = (UUID().uuidString, label, value)
  }

  private init(_ identifier: String, _ label: String?, _ value: ValueType) {
    (self.identifier, self.label, self.value) = (identifier, label, value)
  }

  convenience init<Stored>(_ stored: ContactFields.Labeled<Stored>, _ make: (Stored) -> ValueType) {
    self.init(stored.identifier, stored.label, make(stored.value))
  }

  func fields<Stored>(_ store: (ValueType) -> Stored) -> ContactFields.Labeled<Stored> {
    ContactFields.Labeled(identifier: identifier, label: label, value: store(value))
  }

  /// Returns the value with another label.
  public func settingLabel(_ label: String?) -> Self { Self(identifier, label, value) }
  /// Returns the label with another value.
  public func settingValue(_ value: ValueType) -> Self { Self(identifier, label, value) }
  /// Returns another value with another label.
  public func settingLabel(_ label: String?, value: ValueType) -> Self { Self(identifier, label, value) }
  /// Returns the value itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the localized name of a label, as in `home`.
  public class func localizedString(forLabel label: String) -> String { ContactLabel.name(of: label) }
}
