// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The passwords of an app: in a file of its container, or, for a process without one, in memory.
struct Keychain: Sendable {
  /// The file; `nil` for a keychain in memory.
  private let file: URL?
  private var items: [KeychainItem] = []

  /// Creates a keychain that is in a file, or is empty without one.
  init(file: URL?) { self.file = file }

  /// The keychain of this process.
  static let own = Mutex(Keychain(file: fileOfContainer))

  /// The file in the container in which `tinamou run` starts an app. Other processes have the home directory of the user, where nothing
  /// is written.
  private static var fileOfContainer: URL? {
    guard ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] != nil else { return nil }
    return URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Keychains/keychain.plist")
  }

  /// Adds an item, and returns it.
  mutating func add(_ item: KeychainItem) throws(KeychainError) -> KeychainItem {
    try read()
    if items.contains(where: item.isSame) { throw KeychainError(errSecDuplicateItem) }
    items.append(item)
    try write()
    return item
  }

  /// Returns the items that a query seeks, in the order in which they were added.
  mutating func items(for query: KeychainQuery) throws(KeychainError) -> [KeychainItem] {
    try read()
    let found = items.filter(query.matches)
    if found.isEmpty { throw KeychainError(errSecItemNotFound) }
    return query.limit.map { Array(found.prefix($0)) } ?? found
  }

  /// Changes the items that a query seeks.
  mutating func change(
    _ query: KeychainQuery, _ attributes: [String: KeychainValue], data: Data?
  ) throws(KeychainError) {
    try read()
    let indices = items.indices.filter { query.matches(items[$0]) }
    if indices.isEmpty { throw KeychainError(errSecItemNotFound) }
    var changed = items
    for index in indices { changed[index].change(attributes, data: data) }
    for index in indices where changed.count(where: changed[index].isSame) > 1 {
      throw KeychainError(errSecDuplicateItem)
    }
    items = changed
    try write()
  }

  /// Removes the items that a query seeks.
  mutating func remove(_ query: KeychainQuery) throws(KeychainError) {
    try read()
    let rest = items.filter { !query.matches($0) }
    if rest.count == items.count { throw KeychainError(errSecItemNotFound) }
    items = rest
    try write()
  }

  // MARK: File

  /// Reads the file, which another process of the app may have changed.
  private mutating func read() throws(KeychainError) {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    guard let data = try? Data(contentsOf: file) else { throw KeychainError(errSecIO) }
    guard let items = try? PropertyListDecoder().decode([KeychainItem].self, from: data) else {
      throw KeychainError(errSecDecode)
    }
    self.items = items
  }

  private func write() throws(KeychainError) {
    guard let file else { return }
    let files = FileManager.default
    do {
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      try encoder.encode(items).write(to: file, options: .atomic)
      try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    } catch {
      throw KeychainError(errSecIO)
    }
  }
}
