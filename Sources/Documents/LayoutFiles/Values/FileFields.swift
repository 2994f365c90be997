// SPDX-License-Identifier: MIT

import Tinamou

/// The entries of a mapping with a fixed set of keys.
@MainActor
struct FileFields {
  private let entries: [SourceNode.Entry]
  private let reading: FileReading

  /// Creates the fields of a mapping.
  ///
  /// A key that is not one of `keys` is recorded as an error.
  ///
  /// - Throws: An error if the value is not a mapping.
  init(
    _ node: SourceNode, of key: String, owner: String, keys: [String], in reading: FileReading
  ) throws(LayoutFileError) {
    entries = try reading.mapping(node, of: key)
    self.reading = reading
    for entry in entries where !keys.contains(entry.key) && !reading.faults.isFull {
      reading.faults.add(
        LayoutFileError(
          .unknownKey(entry.key, owner: owner), at: entry.keyPosition, of: reading.source,
          suggestion: Spelling.closest(to: entry.key, in: keys)))
    }
  }

  /// Returns the value of `key`, or `nil` if it is missing.
  func value<Value: FileValue>(_ key: String, as type: Value.Type) throws(LayoutFileError) -> Value? {
    guard let node = node(key) else { return nil }
    return try Value.read(node, of: key, in: reading)
  }

  /// Returns the node of `key`, or `nil` if it is missing.
  func node(_ key: String) -> SourceNode? {
    entries.first { $0.key == key }?.value
  }
}
