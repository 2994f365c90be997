// SPDX-License-Identifier: MIT

/// The directory of the tables of a font.
struct FontTables {
  private let file: FontBytes
  private var places: [FontTag: (offset: Int, length: Int)] = [:]

  /// Reads the directory at `offset` in a file.
  ///
  /// - Throws: ``FontFileError/notAFont`` if no font begins at `offset`.
  init(_ file: FontBytes, at offset: Int) throws(FontFileError) {
    self.file = file
    guard let signature = try? file.tag(at: offset), Self.signatures.contains(signature) else { throw .notAFont }
    let count = try file.number(at: offset + 4)
    guard count <= FontFileLimits.tables else { throw .tooLarge(file.tag) }
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      let tag = try file.tag(at: record)
      guard places[tag] == nil else { continue }
      places[tag] = (try file.longNumber(at: record + 8), try file.longNumber(at: record + 12))
    }
  }

  /// Returns the table `tag`; `nil` if the font does not have it.
  ///
  /// - Throws: ``FontFileError/truncated(_:)`` if it is not within the file.
  func table(_ tag: FontTag) throws(FontFileError) -> FontBytes? {
    guard let found = places[tag] else { return nil }
    return try file.part(at: found.offset, length: found.length, of: tag)
  }

  /// Returns the table `tag`.
  ///
  /// - Throws: ``FontFileError/missingTable(_:)``, ``FontFileError/truncated(_:)``.
  func required(_ tag: FontTag) throws(FontFileError) -> FontBytes {
    guard let found = try table(tag) else { throw .missingTable(tag) }
    return found
  }

  /// The signatures: version 1, OpenType with PostScript outlines, and Apple's name of TrueType.
  private static let signatures = [FontTag(rawValue: 0x0001_0000), FontTag("OTTO"), FontTag("true")]
}
