// SPDX-License-Identifier: MIT

/// Writes a class whose constraints are made with chains of Masonry, and with anchors where a chain cannot make them.
public struct MasonryWriter: LayoutWriter {
  /// The name of the class.
  public let className: String

  /// Creates a writer of a class.
  public init(className: String) {
    self.className = className
  }

  /// Returns the file with the class. See ``LayoutWriter/text(for:)``.
  public func text(for description: LayoutDescription) throws(ConversionError) -> String {
    let statements = ChainStatements(description: description.oriented, dialect: .masonry)
    return ViewCode(description: statements.description, className: className).file(
      importing: ["Masonry", "UIKit"], constraints: statements.lines(),
      inactive: description.constraints.contains { !$0.isActive },
      extras: statements.anchored.contains(where: AnchorStatements.usesSetting) ? [AnchorStatements.setting] : [])
  }
}
