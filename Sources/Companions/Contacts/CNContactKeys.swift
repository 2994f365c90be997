// SPDX-License-Identifier: MIT

import Foundation

/// A property of contacts to fetch: a key, or what a formatter needs.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The key of the property `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the property `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of the property `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of the property `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of the property `previousFamilyName`.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of the property `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the property `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of the property `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the property `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the property `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the property `phoneticGivenName`.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of the property `phoneticMiddleName`.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of the property `phoneticFamilyName`.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of the property `phoneticOrganizationName`.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of the property `note`.
public let CNContactNoteKey = "note"
/// The key of the property `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the property `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the property `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of the property `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the property `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of the property `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of the property `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the property `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the property `identifier`.
public let CNContactIdentifierKey = "identifier"
/// The key of the property `dates`.
public let CNContactDatesKey = "dates"
/// The key of the property `nonGregorianBirthday`.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of the property `relations`.
public let CNContactRelationsKey = "relations"
/// The key of the property `socialProfiles`.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of the property `instantMessageAddresses`.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of the property `contactType`.
public let CNContactTypeKey = "contactType"

/// The label of what is at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what is at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of what is at school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of what has no other one.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of the main phone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label of a mail address at iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

extension Notification.Name {
  /// Posted after a change of the store.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The names of labels.
enum ContactLabel {
  /// The text between the marks of a label of the system, in small letters as on iOS; other labels as they are.
  static func name(of label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    let word = String(label.dropFirst(4).dropLast(4))
    return ["HomeFAX": "home fax", "WorkFAX": "work fax", "HomePage": "homepage"][word] ?? word.lowercased()
  }
}
