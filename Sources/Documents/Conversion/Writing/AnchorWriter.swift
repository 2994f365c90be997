// SPDX-License-Identifier: MIT

/// Writes a class whose constraints are made with layout anchors.
public struct AnchorWriter: LayoutWriter {
  /// The name of the class.
  public let className: String

  /// Creates a writer of a class.
  public init(className: String) {
    self.className = className
  }

  /// Returns the file with the class. See ``LayoutWriter/text(for:)``.
  public func text(for description: LayoutDescription) throws(ConversionError) -> String {
    let description = description.oriented
    let statements = AnchorStatements(description: description)
    let active = description.constraints.filter(\.isActive)
    let inactive = description.constraints.filter { !$0.isActive }
    return ViewCode(description: description, className: className).file(
      importing: ["UIKit"], constraints: statements.activation(of: active) + statements.inactive(inactive),
      inactive: !inactive.isEmpty,
      extras: description.constraints.contains(where: AnchorStatements.usesSetting) ? [AnchorStatements.setting] : [])
  }
}
