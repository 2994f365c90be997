// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// A dictionary that a function of the keychain is called with.
struct KeychainQuery {
  /// The class of items; `nil` without one.
  private(set) var kind: Kind?
  /// The attributes that items have to have.
  private(set) var attributes: [String: KeychainValue] = [:]
  /// The secret; `nil` without one.
  private(set) var data: Data?
  /// The bytes by which an item is found again; `nil` without them.
  private(set) var reference: Data?
  /// The greatest number of items; `nil` for all.
  private(set) var limit: Int? = 1
  /// The parts of items that are asked for.
  private(set) var parts: Parts = []
  /// Whether only a user who is authenticated may read the item.
  private(set) var needsUser = false
  /// Whether items are sought that are shared with other devices; `nil` for both.
  private(set) var isShared: Bool? = false

  /// The class of items.
  enum Kind {
    case password(KeychainItem.Kind)
    /// Certificates and keys, of which there are none.
    case other
  }

  /// Parts of items.
  struct Parts: OptionSet {
    let rawValue: Int
    static let data = Parts(rawValue: 1)
    static let attributes = Parts(rawValue: 2)
    static let reference = Parts(rawValue: 4)
  }

  /// Reads a dictionary.
  init(_ dictionary: NSDictionary) throws(KeychainError) {
    for (key, value) in dictionary {
      guard let key = key as? String else { throw KeychainError(errSecParam) }
      try read(key, value)
    }
  }

  private mutating func read(_ key: String, _ value: Any) throws(KeychainError) {
    switch key {
    case "class": kind = try Self.kind(value)
    case "v_Data": data = try Self.cast(value)
    case "v_PersistentRef": reference = try Self.cast(value)
    case "r_Data": try ask(for: .data, value)
    case "r_Attributes": try ask(for: .attributes, value)
    case "r_PersistentRef": try ask(for: .reference, value)
    case "r_Ref", "v_Ref": throw KeychainError(errSecUnimplemented)
    case "m_Limit": limit = try Self.limit(value)
    case "accc": try read(Self.cast(value) as SecAccessControl)
    case "pdmn": try read(protection: Self.cast(value))
    case "sync": try readSharing(value)
    case "nleg": break
    default:
      if key.hasPrefix("u_") || key.hasPrefix("m_") { return }
      guard let value = KeychainValue(value) else { throw KeychainError(errSecParam) }
      attributes[key] = value
    }
  }

  private mutating func ask(for part: Parts, _ value: Any) throws(KeychainError) {
    guard case .number(let flag) = KeychainValue(value) else { throw KeychainError(errSecParam) }
    if flag != 0 { parts.insert(part) } else { parts.remove(part) }
  }

  private mutating func read(_ control: SecAccessControl) throws(KeychainError) {
    try read(protection: control.protection)
    needsUser = needsUser || !control.flags.isDisjoint(with: .ofUser)
  }

  private mutating func read(protection: String) throws(KeychainError) {
    attributes["pdmn"] = .text(protection)
    needsUser = needsUser || protection == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly as String
  }

  private mutating func readSharing(_ value: Any) throws(KeychainError) {
    switch KeychainValue(value) {
    case .text(let text) where text == kSecAttrSynchronizableAny as String: isShared = nil
    case .number(let flag): isShared = flag != 0
    default: throw KeychainError(errSecParam)
    }
  }

  private static func kind(_ value: Any) throws(KeychainError) -> Kind {
    let name: String = try cast(value)
    if let kind = KeychainItem.Kind(rawValue: name) { return .password(kind) }
    let others = [kSecClassCertificate, kSecClassKey, kSecClassIdentity] as [NSString]
    guard others.contains(NSString(string: name)) else { throw KeychainError(errSecParam) }
    return .other
  }

  private static func limit(_ value: Any) throws(KeychainError) -> Int? {
    switch KeychainValue(value) {
    case .text(let text) where text == kSecMatchLimitOne as String: 1
    case .text(let text) where text == kSecMatchLimitAll as String: nil
    case .number(let number) where number > 0: number
    default: throw KeychainError(errSecParam)
    }
  }

  private static func cast<Value>(_ value: Any) throws(KeychainError) -> Value {
    guard let value = value as? Value else { throw KeychainError(errSecParam) }
    return value
  }

  /// The item that is to be added.
  func item() throws(KeychainError) -> KeychainItem {
    guard case .password(let kind) = kind else { throw KeychainError(kind == nil ? errSecParam : errSecUnimplemented) }
    // Only a device with a passcode keeps items that need one.
    if needsUser { throw KeychainError(errSecAuthFailed) }
    guard let isShared else { throw KeychainError(errSecParam) }
    let all = attributes.merging(["sync": .number(isShared ? 1 : 0)]) { $1 }
    return KeychainItem(kind, attributes: all, data: data ?? Data())
  }

  /// Whether an item is one of those that are sought.
  func matches(_ item: KeychainItem) -> Bool {
    if let reference, reference != item.reference { return false }
    switch kind {
    case .password(let kind): if kind != item.kind { return false }
    case .other: return false
    case nil: if reference == nil { return false }
    }
    if let isShared, item.attributes["sync"] != .number(isShared ? 1 : 0) { return false }
    return attributes.allSatisfy { item.attributes[$0.key] == $0.value }
  }

  /// The object for some items that were found: what was asked for of each, in an array if there may be several; `nil` if nothing was.
  func result(of items: [KeychainItem]) -> NSObject? {
    if parts.isEmpty { return nil }
    if limit == 1 { return items.first.map(result) }
    return NSArray(array: items.map(result))
  }

  private func result(of item: KeychainItem) -> NSObject {
    switch parts {
    case .data: return NSData(data: item.data)
    case .reference: return NSData(data: item.reference)
    default:
      let result = NSMutableDictionary()
      if parts.contains(.attributes) {
        result[kSecClass] = NSString(string: item.kind.rawValue)
        for (key, value) in item.attributes { result[NSString(string: key)] = value.object }
      }
      if parts.contains(.data) { result[kSecValueData] = NSData(data: item.data) }
      if parts.contains(.reference) { result[kSecValuePersistentRef] = NSData(data: item.reference) }
      return result
    }
  }
}
