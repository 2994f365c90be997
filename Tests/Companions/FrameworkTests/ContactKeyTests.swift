// SPDX-License-Identifier: MIT

import Contacts
import Foundation
import Synchronization
import Testing

/// The constants of contacts: keys are the names of properties, and labels are shown by words.
@Suite("Keys and labels of contacts")
struct ContactKeyTests {
  private static let keys = [
    (CNContactNamePrefixKey, "namePrefix"),
    (CNContactGivenNameKey, "givenName"),
    (CNContactMiddleNameKey, "middleName"),
    (CNContactFamilyNameKey, "familyName"),
    (CNContactPreviousFamilyNameKey, "previousFamilyName"),
    (CNContactNameSuffixKey, "nameSuffix"),
    (CNContactNicknameKey, "nickname"),
    (CNContactOrganizationNameKey, "organizationName"),
    (CNContactDepartmentNameKey, "departmentName"),
    (CNContactJobTitleKey, "jobTitle"),
    (CNContactPhoneticGivenNameKey, "phoneticGivenName"),
    (CNContactPhoneticMiddleNameKey, "phoneticMiddleName"),
    (CNContactPhoneticFamilyNameKey, "phoneticFamilyName"),
    (CNContactPhoneticOrganizationNameKey, "phoneticOrganizationName"),
    (CNContactNoteKey, "note"),
    (CNContactPhoneNumbersKey, "phoneNumbers"),
    (CNContactEmailAddressesKey, "emailAddresses"),
    (CNContactUrlAddressesKey, "urlAddresses"),
    (CNContactPostalAddressesKey, "postalAddresses"),
    (CNContactBirthdayKey, "birthday"),
    (CNContactImageDataKey, "imageData"),
    (CNContactThumbnailImageDataKey, "thumbnailImageData"),
    (CNContactImageDataAvailableKey, "imageDataAvailable"),
    (CNContactIdentifierKey, "identifier"),
    (CNContactDatesKey, "dates"),
    (CNContactNonGregorianBirthdayKey, "nonGregorianBirthday"),
    (CNContactRelationsKey, "relations"),
    (CNContactSocialProfilesKey, "socialProfiles"),
    (CNContactInstantMessageAddressesKey, "instantMessageAddresses"),
    (CNContactTypeKey, "contactType"),
  ]

  private static let labels = [
    (CNLabelHome, "home"),
    (CNLabelWork, "work"),
    (CNLabelSchool, "school"),
    (CNLabelOther, "other"),
    (CNLabelPhoneNumberMobile, "mobile"),
    (CNLabelPhoneNumberiPhone, "iPhone"),
    (CNLabelPhoneNumberMain, "main"),
    (CNLabelPhoneNumberHomeFax, "home fax"),
    (CNLabelPhoneNumberWorkFax, "work fax"),
    (CNLabelPhoneNumberPager, "pager"),
    (CNLabelEmailiCloud, "iCloud"),
    (CNLabelURLAddressHomePage, "homepage"),
  ]

  @Test("a key is the name of its property", arguments: keys)
  func key(key: String, property: String) {
    #expect(key == property)
    #expect(CNContact().isKeyAvailable(key))
  }

  @Test("a label is shown by its word", arguments: labels)
  func label(label: String, word: String) {
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: label) == word)
  }

  @Test("a change posts the notification, and a missing contact is an error of the domain")
  func store() async throws {
    let store = CNContactStore()
    _ = try await store.requestAccess(for: .contacts)
    let count = Mutex(0)
    let token = NotificationCenter.default.addObserver(forName: .CNContactStoreDidChange, object: nil, queue: nil) {
      _ in
      count.withLock { $0 += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try store.execute(request)
    let removal = CNSaveRequest()
    removal.delete(contact)
    try store.execute(removal)
    #expect(count.withLock(\.self) == 2)
    #expect {
      try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: [])
    } throws: {
      ($0 as NSError).domain == CNErrorDomain
    }
  }
}
