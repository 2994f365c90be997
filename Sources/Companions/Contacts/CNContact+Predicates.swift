// SPDX-License-Identifier: MIT

import Foundation

extension CNContact {
  /// Returns a predicate for contacts of which a part of the name begins with each word of a text.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let words = name.split(separator: " ").map { $0.lowercased() }
    return predicate { contact in
      let parts = [
        contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName,
      ]
      .flatMap { $0.lowercased().split(separator: " ") }
      return !words.isEmpty && words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
    }
  }

  /// Returns a predicate for contacts with identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    predicate { identifiers.contains($0.identifier) }
  }

  /// Returns a predicate for contacts with a mail address.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    predicate { $0.emailAddresses.contains { String($0.value).caseInsensitiveCompare(emailAddress) == .orderedSame } }
  }

  /// Returns a predicate for contacts with a phone number, whatever separates its parts.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    func digits(_ number: CNPhoneNumber) -> String { number.stringValue.filter(\.isNumber) }
    let wanted = digits(phoneNumber)
    return predicate { $0.phoneNumbers.contains { digits($0.value) == wanted } }
  }

  /// Returns a predicate for the contacts of an account: all of them, for that of ``CNContactStore/defaultContainerIdentifier()``.
  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    predicate { _ in containerIdentifier == "local" }
  }

  private static func predicate(_ holds: @escaping (CNContact) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(holds) ?? false }
  }
}
