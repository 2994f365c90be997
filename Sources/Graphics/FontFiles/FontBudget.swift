// SPDX-License-Identifier: MIT

/// The number of values that may still be read from a file.
///
/// Tables may overlap, so a small file can describe a large amount of data. The budget limits it.
struct FontBudget {
  private var rest = FontFileLimits.values

  /// Counts `count` values of a table.
  ///
  /// - Throws: ``FontFileError/tooLarge(_:)``.
  mutating func spend(_ count: Int, on tag: FontTag) throws(FontFileError) {
    guard count <= rest else { throw .tooLarge(tag) }
    rest -= count
  }
}

/// Limits for the data that is read from a font file. They limit the memory and time for every file.
public enum FontFileLimits {
  /// The maximum size of a file, in bytes.
  public static let fileSize = 128 << 20
  /// The maximum number of fonts in a collection.
  public static let fonts = 64
  /// The maximum number of tables of a font.
  public static let tables = 256
  /// The maximum number of values that are stored from a file: advances, ranges of characters, kerning pairs and the
  /// cells of kerning tables.
  public static let values = 8 << 20
  /// The maximum number of records of the table `name` that are read.
  public static let names = 4096
  /// The maximum length of a name, in bytes.
  public static let nameLength = 512
}
