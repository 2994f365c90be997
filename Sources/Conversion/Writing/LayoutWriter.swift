// SPDX-License-Identifier: MIT

/// Writes descriptions in one form.
public protocol LayoutWriter: Sendable {
  /// Returns the text of a description.
  ///
  /// - Throws: ``ConversionError`` for a view or constraint that the form cannot express.
  func text(for description: LayoutDescription) throws(ConversionError) -> String
}
