// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// A password in the keychain.
struct KeychainItem: Codable, Sendable {
  /// The classes of items that the keychain keeps. Raw values are those of `kSecClass`.
  enum Kind: String, Codable, Sendable {
    case genericPassword = "genp"
    case internetPassword = "inet"

    /// The attributes that no two items of the class have in common. Source: Apple, `errSecDuplicateItem`.
    var uniqueAttributes: [String] {
      switch self {
      case .genericPassword: ["acct", "svce", "agrp", "sync"]
      case .internetPassword: ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
      }
    }
  }

  /// The class.
  let kind: Kind
  /// The bytes by which the item is found again.
  let reference: Data
  /// The attributes, by their keys.
  private(set) var attributes: [String: KeychainValue]
  /// The secret.
  private(set) var data: Data

  /// Creates an item with some attributes. Those that it lacks have the default values.
  init(_ kind: Kind, attributes: [String: KeychainValue], data: Data) {
    self.kind = kind
    self.data = data
    reference = withUnsafeBytes(of: UUID().uuid) { Data($0) }
    let now = KeychainValue.date(Date())
    let standard: [String: KeychainValue] = [
      "pdmn": .text(kSecAttrAccessibleWhenUnlocked as String), "sync": .number(0), "cdat": now, "mdat": now,
      "agrp": .text(Bundle.main.bundleIdentifier ?? ""),
    ]
    self.attributes = standard.merging(attributes) { $1 }
  }

  /// Whether an item has the same values of the attributes that make items unique.
  func isSame(as other: KeychainItem) -> Bool {
    kind == other.kind && kind.uniqueAttributes.allSatisfy { unique($0) == other.unique($0) }
  }

  /// The value of an attribute. Without one, it is empty.
  private func unique(_ key: String) -> KeychainValue {
    let value = attributes[key] ?? .text("")
    return value == .number(0) ? .text("") : value
  }

  /// Changes attributes, and the secret if there is a new one.
  mutating func change(_ attributes: [String: KeychainValue], data: Data?) {
    self.attributes["mdat"] = .date(Date())
    self.attributes.merge(attributes) { $1 }
    self.data = data ?? self.data
  }
}
