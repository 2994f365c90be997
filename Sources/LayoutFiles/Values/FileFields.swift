// SPDX-License-Identifier: MIT

import Tinamou

/// The entries of a mapping with known keys.
@MainActor
struct FileFields {
  private let entries: [SourceNode.Entry]
  private let reading: FileReading

  /// - Throws: ``LayoutFileFact/unknownKey(_:owner:)`` for a key that is not among `keys`.
  init(
    _ node: SourceNode, of key: String, owner: String, keys: [String], in reading: FileReading
  ) throws(LayoutFileError) {
    entries = try reading.mapping(node, of: key)
    self.reading = reading
    for entry in entries where !keys.contains(entry.key) {
      throw LayoutFileError(
        .unknownKey(entry.key, owner: owner), at: entry.keyPosition, of: reading.source,
        suggestion: Spelling.closest(to: entry.key, in: keys))
    }
  }

  /// The value of `key`, or nil where the key is absent.
  func value<Value: FileValue>(_ key: String, as type: Value.Type) throws(LayoutFileError) -> Value? {
    guard let node = node(key) else { return nil }
    return try Value.read(node, of: key, in: reading)
  }

  /// The value of `key` as it stands in the file, or nil where the key is absent.
  func node(_ key: String) -> SourceNode? {
    entries.first { $0.key == key }?.value
  }
}
