// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The kind of what the store has. Raw values are Apple's.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// The user's permission to use contacts. Raw values are Apple's.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// The order in which contacts are fetched. Raw values are Apple's.
public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The properties to fetch. Stored; has no effect, because all properties are fetched.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition that contacts have to meet; `nil` for all.
  open var predicate: NSPredicate?
  /// Whether contacts can be changed. The default is `false`.
  open var mutableObjects = false
  /// Whether contacts of one person are one. The default is `true`. Stored; has no effect, because there is one account.
  open var unifyResults = true
  /// The order of the contacts. The default is `none`.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of the store.
open class CNSaveRequest: NSObject {
  enum Change {
    case add(ContactFields)
    case update(ContactFields)
    case delete(String)
  }

  var changes: [Change] = []

  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.add(contact.fields))
  }
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) { changes.append(.update(contact.fields)) }
  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact.identifier)) }
}

/// The user's contacts.
///
/// Differs from iOS: they are those of a new simulator, and what an app changes is kept while it runs. Nobody is asked for permission, which is
/// granted at the first request. Groups are not supported.
open class CNContactStore: NSObject {
  private struct AddressBook {
    var contacts = ContactFields.ofNewSimulator
    var status = CNAuthorizationStatus.notDetermined
  }

  private static let book = Mutex(AddressBook())

  /// Returns the permission: `notDetermined` before the first request, and `authorized` after it.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { book.withLock(\.status) }

  /// Requests permission, which is granted.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.book.withLock { $0.status = .authorized }
    DispatchQueue.global().async { completionHandler(true, nil) }
  }

  /// Requests permission, which is granted.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    Self.book.withLock { $0.status = .authorized }
    return true
  }

  /// Returns the contacts that meet a predicate, such as one of `CNContact.predicateForContacts(matchingName:)`.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try contacts().filter { predicate.evaluate(with: $0) }
  }

  /// Returns the contact with an identifier.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let contact = try contacts().first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return contact
  }

  /// Calls a closure for the contacts of a request, until it sets its second argument.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var stops = ObjCBool(false)
    for contact in sorted(try contacts(), fetchRequest.sortOrder)
    where fetchRequest.predicate?.evaluate(with: contact) ?? true {
      block(fetchRequest.mutableObjects ? CNMutableContact(fields: contact.fields) : contact, &stops)
      if stops.boolValue { return }
    }
  }

  /// Makes the changes of a request, and posts `CNContactStoreDidChange`.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    try Self.book.withLock { book in
      guard book.status == .authorized else { throw CNError(.authorizationDenied) }
      var contacts = book.contacts
      for change in saveRequest.changes {
        let identifier =
          switch change {
          case .add(let fields), .update(let fields): fields.identifier
          case .delete(let identifier): identifier
          }
        let index = contacts.firstIndex { $0.identifier == identifier }
        switch (change, index) {
        case (.add(let fields), nil): contacts.append(fields)
        case (.add, _): throw CNError(.insertedRecordAlreadyExists)
        case (.update(let fields), let index?): contacts[index] = fields
        case (.delete, let index?): contacts.remove(at: index)
        case (.update, nil), (.delete, nil): throw CNError(.recordDoesNotExist)
        }
      }
      book.contacts = contacts
    }
    NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
  }

  /// Returns the identifier of the only account.
  open func defaultContainerIdentifier() -> String { "local" }

  private func contacts() throws -> [CNContact] {
    let fields = try Self.book.withLock { book in
      guard book.status == .authorized else { throw CNError(.authorizationDenied) }
      return book.contacts
    }
    return fields.map(CNContact.init(fields:))
  }

  private func sorted(_ contacts: [CNContact], _ order: CNContactSortOrder) -> [CNContact] {
    func name(_ contact: CNContact) -> String {
      order == .givenName
        ? contact.givenName + " " + contact.familyName : contact.familyName + " " + contact.givenName
    }
    return order == .none
      ? contacts : contacts.sorted { name($0).localizedStandardCompare(name($1)) == .orderedAscending }
  }
}
