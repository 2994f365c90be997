// SPDX-License-Identifier: MIT

/// The limits of what is read from a font file, which bound the memory and the time for any file.
public enum FontFileLimits {
  /// The maximum size of a file, in bytes.
  public static let fileSize = 128 << 20
  /// The maximum number of fonts in a collection.
  public static let fonts = 64
  /// The maximum number of tables of a font.
  public static let tables = 256
  /// The maximum number of values that are kept of a file: advances, ranges of characters, kerning pairs and the cells
  /// of kerning tables.
  public static let values = 8 << 20
  /// The maximum number of records of the table `name` that are looked at.
  public static let names = 4096
  /// The maximum length of a name, in bytes.
  public static let nameLength = 512
}
