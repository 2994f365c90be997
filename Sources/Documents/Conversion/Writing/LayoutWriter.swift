// SPDX-License-Identifier: MIT

/// Writes descriptions in one form.
@MainActor
public protocol LayoutWriter: Sendable {
  /// Returns the text of a description.
  ///
  /// - Throws: ``ConversionError`` for a view or constraint that the form cannot express.
  func text(for description: LayoutDescription) throws(ConversionError) -> String

  /// Returns what ``text(for:)`` does not write.
  func omissions(of description: LayoutDescription) -> [ConversionOmission]
}

extension LayoutWriter {
  /// Returns what code does not have: what the description does not have, the classes of the author, and the content of
  /// images.
  public func omissions(of description: LayoutDescription) -> [ConversionOmission] {
    description.omissions + description.customClasses + description.imageContents
  }
}
