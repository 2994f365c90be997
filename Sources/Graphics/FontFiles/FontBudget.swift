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
