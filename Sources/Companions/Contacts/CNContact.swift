// SPDX-License-Identifier: MIT

import Foundation

/// A person or an organization. Differs from iOS: all properties are fetched, whatever keys are asked for.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
  package var fields: ContactFields

  package init(fields: ContactFields) { self.fields = fields }

  /// Creates a contact without a name.
  public override init() { fields = ContactFields() }

  /// The identifier in the store.
  open var identifier: String { fields.identifier }
  /// Whether the contact is a person or an organization.
  open var contactType: CNContactType { fields.contactType }
  /// The birthday. The default is `nil`.
  open var birthday: DateComponents? { fields.birthday }
  /// The picture, as data of an image file. The default is `nil`.
  open var imageData: Data? { fields.imageData }
  /// The picture, as data of an image file. Differs from iOS: it is not made smaller.
  open var thumbnailImageData: Data? { fields.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { fields.imageData != nil }
  /// The part of the name before the given name, such as a title.
  open var namePrefix: String { fields[CNContactNamePrefixKey] }
  /// The given name.
  open var givenName: String { fields[CNContactGivenNameKey] }
  /// The middle name.
  open var middleName: String { fields[CNContactMiddleNameKey] }
  /// The family name.
  open var familyName: String { fields[CNContactFamilyNameKey] }
  /// The previous family name.
  open var previousFamilyName: String { fields[CNContactPreviousFamilyNameKey] }
  /// The part of the name after the family name.
  open var nameSuffix: String { fields[CNContactNameSuffixKey] }
  /// The nickname.
  open var nickname: String { fields[CNContactNicknameKey] }
  /// The name of the organization.
  open var organizationName: String { fields[CNContactOrganizationNameKey] }
  /// The name of the department.
  open var departmentName: String { fields[CNContactDepartmentNameKey] }
  /// The title of the job.
  open var jobTitle: String { fields[CNContactJobTitleKey] }
  /// The given name as it is spoken.
  open var phoneticGivenName: String { fields[CNContactPhoneticGivenNameKey] }
  /// The middle name as it is spoken.
  open var phoneticMiddleName: String { fields[CNContactPhoneticMiddleNameKey] }
  /// The family name as it is spoken.
  open var phoneticFamilyName: String { fields[CNContactPhoneticFamilyNameKey] }
  /// The name of the organization as it is spoken.
  open var phoneticOrganizationName: String { fields[CNContactPhoneticOrganizationNameKey] }
  /// The note.
  open var note: String { fields[CNContactNoteKey] }
  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
  /// The mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
  /// The addresses of pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }

  /// Returns whether properties are fetched. Always `true`.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Returns whether a property is fetched. Always `true`.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Returns whether the contact is the one with an identifier. Differs from iOS: contacts are not unified.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }

  /// Returns the contact itself, or a copy of one that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(fields: fields) }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(fields: fields) }

  /// Returns whether another contact has the same contents.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.fields == fields }
  /// A number that contacts of the same contents have in common.
  open override var hash: Int { fields.identifier.hashValue }

  /// Returns the localized name of a label, as in `Home`.
  public class func localizedString(forKey key: String) -> String { ContactLabel.name(of: key) }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
  /// Whether the contact is a person or an organization. The default is `person`.
  open override var contactType: CNContactType {
    get { fields.contactType }
    set { fields.contactType = newValue }
  }
  /// The birthday. The default is `nil`.
  open override var birthday: DateComponents? {
    get { fields.birthday }
    set { fields.birthday = newValue }
  }
  /// The picture, as data of an image file. The default is `nil`.
  open override var imageData: Data? {
    get { fields.imageData }
    set { fields.imageData = newValue }
  }
  /// The part of the name before the given name, such as a title.
  open override var namePrefix: String {
    get { fields[CNContactNamePrefixKey] }
    set { fields[CNContactNamePrefixKey] = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { fields[CNContactGivenNameKey] }
    set { fields[CNContactGivenNameKey] = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { fields[CNContactMiddleNameKey] }
    set { fields[CNContactMiddleNameKey] = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { fields[CNContactFamilyNameKey] }
    set { fields[CNContactFamilyNameKey] = newValue }
  }
  /// The previous family name.
  open override var previousFamilyName: String {
    get { fields[CNContactPreviousFamilyNameKey] }
    set { fields[CNContactPreviousFamilyNameKey] = newValue }
  }
  /// The part of the name after the family name.
  open override var nameSuffix: String {
    get { fields[CNContactNameSuffixKey] }
    set { fields[CNContactNameSuffixKey] = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { fields[CNContactNicknameKey] }
    set { fields[CNContactNicknameKey] = newValue }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { fields[CNContactOrganizationNameKey] }
    set { fields[CNContactOrganizationNameKey] = newValue }
  }
  /// The name of the department.
  open override var departmentName: String {
    get { fields[CNContactDepartmentNameKey] }
    set { fields[CNContactDepartmentNameKey] = newValue }
  }
  /// The title of the job.
  open override var jobTitle: String {
    get { fields[CNContactJobTitleKey] }
    set { fields[CNContactJobTitleKey] = newValue }
  }
  /// The given name as it is spoken.
  open override var phoneticGivenName: String {
    get { fields[CNContactPhoneticGivenNameKey] }
    set { fields[CNContactPhoneticGivenNameKey] = newValue }
  }
  /// The middle name as it is spoken.
  open override var phoneticMiddleName: String {
    get { fields[CNContactPhoneticMiddleNameKey] }
    set { fields[CNContactPhoneticMiddleNameKey] = newValue }
  }
  /// The family name as it is spoken.
  open override var phoneticFamilyName: String {
    get { fields[CNContactPhoneticFamilyNameKey] }
    set { fields[CNContactPhoneticFamilyNameKey] = newValue }
  }
  /// The name of the organization as it is spoken.
  open override var phoneticOrganizationName: String {
    get { fields[CNContactPhoneticOrganizationNameKey] }
    set { fields[CNContactPhoneticOrganizationNameKey] = newValue }
  }
  /// The note.
  open override var note: String {
    get { fields[CNContactNoteKey] }
    set { fields[CNContactNoteKey] = newValue }
  }
  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { fields.phoneNumbers }
    set { fields.phoneNumbers = newValue }
  }
  /// The mail addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { fields.emailAddresses }
    set { fields.emailAddresses = newValue }
  }
  /// The addresses of pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { fields.urlAddresses }
    set { fields.urlAddresses = newValue }
  }
  /// The postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { fields.postalAddresses }
    set { fields.postalAddresses = newValue }
  }
}
