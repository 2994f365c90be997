// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import KeychainServices

/// A wrapper of the keychain as apps have it, for one service.
private struct Passwords {
  let service: String

  func query(_ account: String?) -> [String: Any] {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
    ]
    if let account { query[kSecAttrAccount as String] = account }
    return query
  }

  func add(_ text: String, for account: String, _ more: [CFString: Any] = [:]) -> OSStatus {
    var item = query(account)
    item[kSecValueData as String] = Data(text.utf8)
    for (key, value) in more { item[key as String] = value }
    return SecItemAdd(item as CFDictionary, nil)
  }

  func text(of account: String) throws -> String? {
    var item = query(account)
    item[kSecReturnData as String] = kCFBooleanTrue
    item[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(item as CFDictionary, UnsafeMutablePointer($0))
    }
    if status == errSecItemNotFound { return nil }
    try #require(status == errSecSuccess)
    return String(data: try #require(result as? Data), encoding: .utf8)
  }

  func find(_ more: [CFString: Any]) -> (status: OSStatus, result: CFTypeRef?) {
    var item = query(nil)
    for (key, value) in more { item[key as String] = value }
    var result: CFTypeRef?
    return (SecItemCopyMatching(item as CFDictionary, &result), result)
  }
}

/// Each test has a service of its own: the keychain is one for the process.
@Suite("The keychain")
struct KeychainTests {
  private let passwords = Passwords(service: UUID().uuidString)

  @Test func aPasswordIsAddedFoundChangedAndRemoved() throws {
    #expect(try passwords.text(of: "ada") == nil)
    #expect(passwords.add("blue", for: "ada") == noErr)
    #expect(try passwords.text(of: "ada") == "blue")
    let change: [CFString: Any] = [kSecValueData: Data("green".utf8), kSecAttrLabel: "Lake"]
    #expect(SecItemUpdate(passwords.query("ada") as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(try passwords.text(of: "ada") == "green")
    #expect(SecItemDelete(passwords.query("ada") as CFDictionary) == errSecSuccess)
    #expect(try passwords.text(of: "ada") == nil)
    #expect(SecItemDelete(passwords.query("ada") as CFDictionary) == errSecItemNotFound)
    #expect(SecItemUpdate(passwords.query("ada") as CFDictionary, change as CFDictionary) == errSecItemNotFound)
  }

  @Test func anItemIsThereOnce() throws {
    #expect(passwords.add("a", for: "ada") == errSecSuccess)
    #expect(passwords.add("b", for: "ada") == errSecDuplicateItem)
    #expect(passwords.add("b", for: "ada", [kSecAttrLabel: "another"]) == errSecDuplicateItem)
    #expect(passwords.add("c", for: "ada", [kSecAttrSynchronizable: true]) == errSecSuccess)
    #expect(passwords.add("d", for: "bob") == errSecSuccess)
    let rename = [kSecAttrAccount: "bob"]
    #expect(SecItemUpdate(passwords.query("ada") as CFDictionary, rename as CFDictionary) == errSecDuplicateItem)
    #expect(try passwords.text(of: "ada") == "a" && passwords.text(of: "bob") == "d")
  }

  @Test func sharedItemsAreFoundIfTheyAreSought() {
    #expect(passwords.add("a", for: "ada", [kSecAttrSynchronizable: kCFBooleanTrue as Any]) == errSecSuccess)
    #expect(passwords.find([:]).status == errSecItemNotFound)
    #expect(passwords.find([kSecAttrSynchronizable: true]).status == errSecSuccess)
    #expect(passwords.find([kSecAttrSynchronizable: kSecAttrSynchronizableAny]).status == errSecSuccess)
  }

  @Test func theResultHasWhatTheQueryAsksFor() throws {
    let protection: [CFString: Any] = [
      kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock, kSecAttrGeneric: Data([1, 2]),
    ]
    #expect(passwords.add("a", for: "ada", protection) == errSecSuccess)
    #expect(passwords.find([:]).result == nil)
    let one = try #require(passwords.find([kSecReturnAttributes: true]).result as? [String: Any])
    #expect(one[kSecClass as String] as? String == kSecClassGenericPassword as String)
    #expect(one[kSecAttrAccount as String] as? String == "ada")
    #expect(one[kSecAttrAccessible as String] as? String == kSecAttrAccessibleAfterFirstUnlock as String)
    #expect(one[kSecAttrGeneric as String] as? Data == Data([1, 2]))
    #expect(one[kSecValueData as String] == nil)
    let added = try #require(one[kSecAttrCreationDate as String] as? Date)
    #expect(abs(added.timeIntervalSinceNow) < 60 && one[kSecAttrModificationDate as String] as? Date == added)
    let both = try #require(
      passwords.find([kSecReturnAttributes: true, kSecReturnData: true]).result as? [String: Any])
    #expect(both[kSecValueData as String] as? Data == Data("a".utf8))
  }

  @Test func aLimitIsTheNumberOfItems() throws {
    for account in ["a", "b", "c"] { #expect(passwords.add(account, for: account) == errSecSuccess) }
    func accounts(_ limit: Any) throws -> [String] {
      let found = passwords.find([kSecReturnAttributes: true, kSecMatchLimit: limit])
      let all = try #require(found.result as? [[String: Any]])
      return all.compactMap { $0[kSecAttrAccount as String] as? String }
    }
    #expect(try accounts(kSecMatchLimitAll) == ["a", "b", "c"])
    #expect(try accounts(2) == ["a", "b"])
    #expect(passwords.find([kSecMatchLimit: 0]).status == errSecParam)
    #expect(SecItemDelete(passwords.query(nil) as CFDictionary) == errSecSuccess)
    #expect(passwords.find([kSecMatchLimit: kSecMatchLimitAll]).status == errSecItemNotFound)
  }

  @Test func aReferenceFindsItsItem() throws {
    var item = passwords.query("ada")
    item[kSecReturnPersistentRef as String] = true
    item[kSecValueData as String] = Data("a".utf8)
    var reference: CFTypeRef?
    #expect(SecItemAdd(item as CFDictionary, &reference) == errSecSuccess)
    #expect(passwords.add("b", for: "bob") == errSecSuccess)
    var found: CFTypeRef?
    let query: [CFString: Any] = [
      kSecValuePersistentRef: try #require(reference as? Data), kSecReturnData: true,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("a".utf8))
  }

  @Test func passwordsOfServersAreUniqueByTheirServer() {
    func add(_ server: String, port: Int) -> OSStatus {
      let item: [CFString: Any] = [
        kSecClass: kSecClassInternetPassword, kSecAttrServer: server, kSecAttrAccount: passwords.service,
        kSecAttrPort: port, kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecValueData: Data([1]),
      ]
      return SecItemAdd(item as CFDictionary, nil)
    }
    #expect(add("example.org", port: 443) == errSecSuccess)
    #expect(add("example.org", port: 8443) == errSecSuccess)
    #expect(add("example.com", port: 443) == errSecSuccess)
    #expect(add("example.org", port: 443) == errSecDuplicateItem)
  }

  @Test func whatIsNotAllowedIsAnError() {
    let cases: [([CFString: Any], OSStatus)] = [
      ([:], errSecParam), ([kSecClass: "other"], errSecParam), ([kSecClass: kSecClassKey], errSecUnimplemented),
      ([kSecClass: kSecClassGenericPassword, kSecValueData: "text"], errSecParam),
      ([kSecClass: kSecClassGenericPassword, kSecAttrAccount: [1]], errSecParam),
      ([kSecClass: kSecClassGenericPassword, kSecReturnRef: true], errSecUnimplemented),
      (
        [kSecClass: kSecClassGenericPassword, kSecAttrAccessible: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly],
        errSecAuthFailed
      ),
    ]
    for (item, status) in cases { #expect(SecItemAdd(item as CFDictionary, nil) == status) }
  }

  @Test func changesHaveAttributesOnly() {
    #expect(passwords.add("a", for: "ada") == errSecSuccess)
    let query = passwords.query("ada") as CFDictionary
    #expect(SecItemUpdate(query, [kSecClass: kSecClassGenericPassword] as CFDictionary) == errSecNoSuchAttr)
    #expect(
      SecItemUpdate([kSecAttrAccount: "ada"] as CFDictionary, [kSecAttrLabel: "a"] as CFDictionary) == errSecParam)
    #expect(SecItemCopyMatching([kSecClass: kSecClassKey] as CFDictionary, nil) == errSecItemNotFound)
  }

  @Test func whatNeedsTheUserIsRefused() throws {
    let control = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .biometryAny, nil))
    #expect(passwords.add("a", for: "ada", [kSecAttrAccessControl: control]) == errSecAuthFailed)
    let free = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, [], nil))
    #expect(passwords.add("a", for: "ada", [kSecAttrAccessControl: free]) == errSecSuccess)
    let found = passwords.find([kSecReturnAttributes: true]).result as? [String: Any]
    #expect(
      found?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlockedThisDeviceOnly as String)
    var error: Unmanaged<CFError>?
    #expect(SecAccessControlCreateWithFlags(nil, "never" as NSString, .userPresence, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecParam))
  }

  @Test func aFileKeepsTheItems() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Library/Keychains/keychain.plist")
    let query = try KeychainQuery(passwords.query("ada") as CFDictionary)
    var (first, second) = (Keychain(file: file), Keychain(file: file))
    let item = try first.add(query.item())
    #expect(try second.items(for: query).map(\.reference) == [item.reference])
    try second.change(query, [:], data: Data([7]))
    #expect(try first.items(for: query).map(\.data) == [Data([7])])
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try first.remove(query)
    #expect { try second.items(for: query) } throws: { ($0 as? KeychainError)?.status == errSecItemNotFound }
    try Data("broken".utf8).write(to: file)
    #expect { try second.items(for: query) } throws: { ($0 as? KeychainError)?.status == errSecDecode }
  }

  @Test func resultsHaveSentences() throws {
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? == "The keychain has no such item.")
    #expect(SecCopyErrorMessageString(1, nil) == nil)
    #expect([errSecItemNotFound, errSecDuplicateItem, errSecParam, errSecAuthFailed] == [-25300, -25299, -50, -25293])
    #expect(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(kCFBooleanFalse))
  }
}

@Suite("Random bytes, keys and certificates")
struct SecurityTests {
  @Test func bytesAreRandom() {
    func bytes() -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 64)
      #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
      return bytes
    }
    let (first, second) = (bytes(), bytes())
    #expect(first != second)
    #expect(Set(first + second).count > 32)
  }

  @Test func keysAreRefusedWithAnError() {
    let attributes: [CFString: Any] = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 2048]
    var error: Unmanaged<CFError>?
    #expect(SecKeyCreateRandomKey(attributes as CFDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().domain == NSOSStatusErrorDomain)
    error = nil
    #expect(SecKeyCreateWithData(Data([1]) as CFData, attributes as CFDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    #expect(SecKeyAlgorithm.rsaEncryptionPKCS1.rawValue as String == "algid:encrypt:RSA:PKCS1")
  }

  @Test(arguments: [(4, 0x82), (200, 0x81), (2, 0)])
  func certificatesAreStructures(length: Int, form: Int) throws {
    let header: [UInt8] =
      switch form {
      case 0x82: [0x30, 0x82, 0, UInt8(length)]
      case 0x81: [0x30, 0x81, UInt8(length)]
      default: [0x30, UInt8(length)]
      }
    let data = Data(header + [UInt8](repeating: 5, count: length))
    let certificate = try #require(SecCertificateCreateWithData(nil, data as CFData))
    #expect(SecCertificateCopyData(certificate) as Data == data)
    #expect(SecCertificateCreateWithData(nil, data.dropLast() as CFData) == nil)
    #expect(SecCertificateCreateWithData(nil, Data("-----BEGIN".utf8) as CFData) == nil)
    var trust: SecTrust?
    #expect(
      SecTrustCreateWithCertificates([certificate] as NSArray, SecPolicyCreateSSL(true, "example.org"), &trust)
        == errSecSuccess)
    let judged = try #require(trust)
    #expect(SecTrustGetCertificateCount(judged) == 1 && SecTrustGetCertificateAtIndex(judged, 0) === certificate)
    #expect(SecTrustGetCertificateAtIndex(judged, 1) == nil)
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(judged, &error))
    #expect(error?.code == Int(errSecUnimplemented))
    #expect(SecTrustCreateWithCertificates("text" as NSString, nil, &trust) == errSecParam)
  }
}
