// SPDX-License-Identifier: MIT

import Foundation

/// The names of a contact that a text has. Raw values are Apple's.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName = 1
}

/// The order of the parts of a name. Raw values are Apple's.
public enum CNContactDisplayNameOrder: Int, Sendable {
  case userDefault = 0
  case givenNameFirst = 1
  case familyNameFirst = 2
}

/// Makes texts of the names of contacts. Differs from iOS: the given name comes first in all languages.
open class CNContactFormatter: Formatter {
  /// The names that texts have. The default is `fullName`.
  open var style = CNContactFormatterStyle.fullName

  /// Returns the keys of the properties that texts need.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    style == .fullName ? CNContactGivenNameKey : CNContactPhoneticGivenNameKey
  }

  /// Returns the name of a contact, or that of its organization; `nil` if there is none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts =
      switch style {
      case .fullName:
        [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
      case .phoneticFullName: [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
      }
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty, contact.contactType == .person || contact.organizationName.isEmpty { return name }
    let others = style == .fullName ? [contact.organizationName, contact.nickname] : []
    return others.first { !$0.isEmpty } ?? (name.isEmpty ? nil : name)
  }

  /// Returns the order of the parts of a name. Always `givenNameFirst`.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  /// Returns what separates the parts of a name. Always a space.
  open class func delimiter(for contact: CNContact) -> String { " " }

  /// Returns the name of a contact; `nil` if there is none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// Returns the name of a contact; `nil` for other objects.
  open override func string(for object: Any?) -> String? { (object as? CNContact).flatMap(string) }
}

/// The form of a postal address. Raw values are Apple's.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

/// Makes texts of postal addresses. Differs from iOS: all addresses have the form of the United States.
open class CNPostalAddressFormatter: Formatter {
  /// The form of texts. The default is `mailingAddress`.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Returns the lines of an address.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    return [postalAddress.street, place.joined(separator: " "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the lines of an address.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

  /// Returns the lines of an address; `nil` for other objects.
  open override func string(for object: Any?) -> String? { (object as? CNPostalAddress).map(string) }
}
