// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The properties by their keys, of which predicates of pickers are made: `emailAddresses.@count > 0`.
extension CNContact: KeyedValues {
  /// Returns the value of a property; `nil` for other keys.
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case CNContactIdentifierKey: identifier
    case CNContactTypeKey: contactType.rawValue
    case CNContactBirthdayKey: birthday
    case CNContactImageDataKey, CNContactThumbnailImageDataKey: imageData
    case CNContactImageDataAvailableKey: imageDataAvailable
    case CNContactPhoneNumbersKey: phoneNumbers
    case CNContactEmailAddressesKey: emailAddresses
    case CNContactUrlAddressesKey: urlAddresses
    case CNContactPostalAddressesKey: postalAddresses
    default: ContactFields.textKeys.contains(key) ? fields[key] : nil
    }
  }

  /// Sets the text of a property of a contact that can be changed. Other properties have no setter by their keys.
  package func setKeyedValue(_ value: Any?, _ key: String) {
    guard self is CNMutableContact, ContactFields.textKeys.contains(key) else { return }
    fields[key] = value as? String ?? ""
  }
}

extension ContactFields {
  /// The keys of properties that are texts.
  static let textKeys: Set<String> = [
    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactPreviousFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
    CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey,
    CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey, CNContactNoteKey,
  ]
}
