// SPDX-License-Identifier: MIT

// Not called `Security`: packages that ask `canImport(Security)` would take it for Apple's.

import Foundation
@_exported public import FoundationAdditions
import Synchronization

/// Adds a password to the keychain. Returns 0, `errSecDuplicateItem` if there is one with the same unique attributes, or another
/// error.
///
/// Differs from iOS: the keychain of an app that `tinamou run` starts is a file of its container, and is not encrypted; that of other
/// processes ends with them. Keys and certificates cannot be added (`errSecUnimplemented`), nor what only an authenticated user may
/// read, as on a device without a passcode (`errSecAuthFailed`).
///
/// - Parameters:
///   - attributes: The class, the attributes and the data of the item, and what to return.
///   - result: The place for what the query asks for; untouched if it asks for nothing.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status { () throws(KeychainError) in
    let query = try KeychainQuery(attributes)
    let item = try query.item()
    let added = try Keychain.own.withLock { (keychain) throws(KeychainError) in try keychain.add(item) }
    if let object = query.result(of: [added]) { result?.pointee = object }
  }
}

/// Finds passwords in the keychain. Returns 0, or `errSecItemNotFound` if there are none.
///
/// Differs from iOS: the data of all items can be asked for at once for passwords of every class.
///
/// - Parameters:
///   - query: The class and attributes to find, the greatest number of items, and what to return of each.
///   - result: The place for what the query asks for; untouched if it asks for nothing.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status { () throws(KeychainError) in
    let query = try KeychainQuery.search(query)
    let found = try Keychain.own.withLock { (keychain) throws(KeychainError) in try keychain.items(for: query) }
    if let object = query.result(of: found) { result?.pointee = object }
  }
}

/// Changes the passwords in the keychain that a query finds. Returns 0, `errSecItemNotFound` if there are none, or
/// `errSecNoSuchAttr` for what is no attribute.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status { () throws(KeychainError) in
    let query = try KeychainQuery.search(query)
    let change = try KeychainQuery(attributesToUpdate)
    guard change.kind == nil, change.parts.isEmpty, change.reference == nil else {
      throw KeychainError(errSecNoSuchAttr)
    }
    if change.needsUser { throw KeychainError(errSecAuthFailed) }
    // What a query asks to be returned is an error of one that changes items.
    guard query.parts.isEmpty else { throw KeychainError(errSecParam) }
    try Keychain.own.withLock { (keychain) throws(KeychainError) in
      try keychain.change(query, change.attributes, data: change.data)
    }
  }
}

/// Removes the passwords that a query finds from the keychain, all if it has only a class. Returns 0, or `errSecItemNotFound` if there
/// are none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { () throws(KeychainError) in
    let query = try KeychainQuery.search(query)
    try Keychain.own.withLock { (keychain) throws(KeychainError) in try keychain.remove(query) }
  }
}

/// The number that a function returns for what it does.
private func status(of work: () throws(KeychainError) -> Void) -> OSStatus {
  do {
    try work()
    return errSecSuccess
  } catch {
    return error.status
  }
}

extension KeychainQuery {
  /// Reads a query that seeks items, by a class or a reference.
  fileprivate static func search(_ dictionary: CFDictionary) throws(KeychainError) -> KeychainQuery {
    let query = try KeychainQuery(dictionary)
    if query.kind == nil, query.reference == nil { throw KeychainError(errSecParam) }
    return query
  }
}
