// SPDX-License-Identifier: MIT

import Foundation

extension ContactFields {
  private struct Sample {
    var given: String, family: String, organization = ""
    var phones: [(label: String, number: String)]
    var mail: String?
    var street: String, city: String, postalCode: String
  }

  /// The contacts of a new simulator.
  static var ofNewSimulator: [ContactFields] {
    [
      Sample(
        given: "Kate", family: "Bell", organization: "Creative Consulting",
        phones: [(CNLabelPhoneNumberMobile, "(555) 564-8583"), (CNLabelPhoneNumberMain, "(415) 555-3695")],
        mail: "kate-bell@mac.com", street: "165 Davis Street", city: "Hillsborough", postalCode: "94010"),
      Sample(
        given: "Daniel", family: "Higgins",
        phones: [(CNLabelHome, "555-478-7672"), (CNLabelPhoneNumberMobile, "(408) 555-5270")],
        mail: "d-higgins@mac.com", street: "332 Laguna Street", city: "Corte Madera", postalCode: "94925"),
      Sample(
        given: "John", family: "Appleseed",
        phones: [(CNLabelPhoneNumberMobile, "888-555-5512"), (CNLabelHome, "888-555-1212")],
        mail: "John-Appleseed@mac.com", street: "3494 Kuhl Avenue", city: "Atlanta", postalCode: "30303"),
      Sample(
        given: "Anna", family: "Haro", phones: [(CNLabelHome, "555-522-8243")], mail: "anna-haro@mac.com",
        street: "1001  Leavenworth Street", city: "Sausalito", postalCode: "94965"),
      Sample(
        given: "Hank", family: "Zakroff", organization: "Financial Services Inc.",
        phones: [(CNLabelWork, "(555) 766-4823"), (CNLabelOther, "(707) 555-1854")], mail: "hank-zakroff@mac.com",
        street: "1741 Kearny Street", city: "San Rafael", postalCode: "94901"),
      Sample(
        given: "David", family: "Taylor", phones: [(CNLabelHome, "555-610-6679")], street: "1747 Steuart Street",
        city: "Tiburon", postalCode: "94920"),
    ].map(fields)
  }

  private static func fields(_ sample: Sample) -> ContactFields {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.organizationName) = (
      sample.given, sample.family, sample.organization
    )
    contact.phoneNumbers = sample.phones.map {
      CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.number))
    }
    if let mail = sample.mail {
      contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: mail))]
    }
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode) = (sample.street, sample.city, sample.postalCode)
    (address.state, address.country) = (sample.city == "Atlanta" ? "GA" : "CA", "USA")
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    return contact.fields
  }
}
