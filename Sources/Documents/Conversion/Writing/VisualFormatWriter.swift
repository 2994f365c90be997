// SPDX-License-Identifier: MIT

/// Writes a class whose constraints are made with visual formats, and with anchors where a format cannot express them.
public struct VisualFormatWriter: LayoutWriter {
  /// The ways to make constraints from formats.
  public enum Dialect: Sendable {
    /// UIKit's own method, with one format each.
    case apple
    /// QuickVFL, with all formats in one text.
    case quick
  }

  /// The name of the class.
  public let className: String
  /// The way to make constraints from formats.
  public let dialect: Dialect

  /// Creates a writer of a class.
  public init(className: String, dialect: Dialect = .apple) {
    self.className = className
    self.dialect = dialect
  }

  /// Returns the file with the class. See ``LayoutWriter/text(for:)``.
  public func text(for description: LayoutDescription) throws(ConversionError) -> String {
    let description = description.oriented
    let chains = FormatChains(description)
    let statements = AnchorStatements(description: description)
    let inactive = chains.rest.filter { !$0.isActive }
    var lines: [String] = []
    if !chains.formats.isEmpty {
      let names = chains.views.sorted().map { description.views[$0].name }
      lines.append(
        "let views: [String: Any] = [" + names.map { "\(SwiftLiteral.text($0)): \($0)" }.joined(separator: ", ") + "]")
      lines += formats(chains.formats)
    }
    let rest = chains.rest.filter(\.isActive)
    if !rest.isEmpty {
      if !chains.formats.isEmpty { lines.append("// Constraints that a visual format cannot express.") }
      lines += statements.activation(of: rest)
    }
    return ViewCode(description: description, className: className).file(
      importing: dialect == .quick ? ["QuickVFL", "UIKit"] : ["UIKit"],
      constraints: lines + statements.inactive(inactive), inactive: !inactive.isEmpty,
      extras: chains.rest.contains(where: AnchorStatements.usesSetting) ? [AnchorStatements.setting] : [])
  }

  private func formats(_ formats: [String]) -> [String] {
    switch dialect {
    case .apple:
      return ["let formats = ["] + formats.map { "  \(SwiftLiteral.text($0))," } + [
        "]",
        "NSLayoutConstraint.activate(",
        "  formats.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views) })",
      ]
    case .quick:
      return ["q_addConstraintsByText(", "  \"\"\""] + formats.map { "  \($0);" } + ["  \"\"\", involvedViews: views)"]
    }
  }
}
