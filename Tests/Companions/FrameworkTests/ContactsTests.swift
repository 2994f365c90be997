// SPDX-License-Identifier: MIT

import Contacts
import ContactsUI
import Foundation
import Testing
import UIKit

@Suite("Contacts", .serialized)
struct ContactsTests {
  private let store = CNContactStore()
  private static var keys: [any CNKeyDescriptor] {
    [CNContactGivenNameKey, CNContactFamilyNameKey as any CNKeyDescriptor]
  }

  private func names(_ predicate: NSPredicate) throws -> [String] {
    try store.unifiedContacts(matching: predicate, keysToFetch: Self.keys).map(\.givenName).sorted()
  }

  @Test("permission is granted when it is asked for")
  func permission() async throws {
    #expect(try await store.requestAccess(for: .contacts))
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
    let granted = await withCheckedContinuation { continuation in
      store.requestAccess(for: .contacts) { granted, _ in continuation.resume(returning: granted) }
    }
    #expect(granted)
  }

  @Test("contacts are enumerated in an order, until the closure stops")
  func enumeration() async throws {
    _ = try await store.requestAccess(for: .contacts)
    let request = CNContactFetchRequest(keysToFetch: Self.keys)
    request.sortOrder = .familyName
    var names: [String] = []
    try store.enumerateContacts(with: request) { contact, stop in
      names.append(contact.familyName)
      if names.count == 3 { stop.pointee = true }
    }
    #expect(names == ["Appleseed", "Bell", "Haro"])
    request.mutableObjects = true
    try store.enumerateContacts(with: request) { contact, _ in #expect(contact is CNMutableContact) }
  }

  @Test("predicates choose by names, numbers and addresses")
  func predicates() async throws {
    _ = try await store.requestAccess(for: .contacts)
    #expect(try names(CNContact.predicateForContacts(matchingName: "app john")) == ["John"])
    #expect(try names(CNContact.predicateForContacts(matchingName: "creative")) == ["Kate"])
    #expect(try names(CNContact.predicateForContacts(matchingName: "")) == [])
    #expect(try names(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "5554787672"))) == ["Daniel"])
    #expect(try names(CNContact.predicateForContacts(matchingEmailAddress: "ANNA-haro@mac.com")) == ["Anna"])
    let local = store.defaultContainerIdentifier()
    #expect(try names(CNContact.predicateForContactsInContainer(withIdentifier: local)).count >= 6)
  }

  @Test("what is saved can be fetched, changed and removed")
  func changes() async throws {
    _ = try await store.requestAccess(for: .contacts)
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Byron")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "1"))]
    let adding = CNSaveRequest()
    adding.add(contact, toContainerWithIdentifier: nil)
    try store.execute(adding)
    #expect(throws: CNError(.insertedRecordAlreadyExists)) { try store.execute(adding) }
    let saved = try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: Self.keys)
    #expect(saved == contact && saved.phoneNumbers.first?.value.stringValue == "1")
    let changed = try #require(saved.mutableCopy() as? CNMutableContact)
    changed.familyName = "Lovelace"
    #expect(saved.familyName == "Byron")
    let updating = CNSaveRequest()
    updating.update(changed)
    try store.execute(updating)
    #expect(try names(CNContact.predicateForContacts(matchingName: "lovelace")) == ["Ada"])
    let deleting = CNSaveRequest()
    deleting.delete(changed)
    try store.execute(deleting)
    #expect(throws: CNError(.recordDoesNotExist)) {
      try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: Self.keys)
    }
  }

  @Test("texts of names, addresses and labels")
  func texts() {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    contact.organizationName = "Maps"
    #expect(CNContactFormatter().string(from: contact) == "Maps")
    (contact.namePrefix, contact.givenName, contact.familyName) = ("Dr.", "Ada", "Byron")
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Ada Byron")
    contact.contactType = .organization
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Maps")
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state, address.postalCode) = ("1 Main Street", "Atlanta", "GA", "30303")
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Main Street\nAtlanta GA 30303")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat") == "Boat")
    #expect(contact.value(forKey: CNContactGivenNameKey) as? String == "Ada")
    contact.setValue("Grace", forKey: CNContactGivenNameKey)
    #expect(contact.givenName == "Grace")
    #expect(NSPredicate(format: "phoneNumbers.@count == 0 AND familyName == 'Byron'").evaluate(with: contact))
  }

  @MainActor
  private final class Delegate: NSObject, CNContactPickerDelegate {
    var chosen: [String] = []

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      chosen.append(contact.givenName)
    }
  }

  @MainActor
  @Test("a picker lists contacts, of which a tap chooses one")
  func picker() async throws {
    _ = try await CNContactStore().requestAccess(for: .contacts)
    let (picker, delegate) = (CNContactPickerViewController(), Delegate())
    picker.delegate = delegate
    picker.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.rootViewController = picker
    window.isHidden = false
    window.layoutIfNeeded()
    let navigation = try #require(picker.children.first as? UINavigationController)
    let list = try #require(navigation.topViewController as? UITableViewController)
    #expect(list.tableView.numberOfRows(inSection: 0) >= 6)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(delegate.chosen == ["John"])
  }
}
