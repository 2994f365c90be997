// SPDX-License-Identifier: MIT

/// Attributed texts as expressions and statements of Swift.
enum AttributedTextCode {
  /// The declaration of the method that makes a paragraph style.
  static let styleDeclaration = """
    extension NSParagraphStyle {
      /// Returns a paragraph style with the properties that `change` sets.
      fileprivate static func with(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
      }
    }
    """

  /// The declaration of the method that joins the parts of an attributed text.
  static let joiningDeclaration = """
    extension NSAttributedString {
      /// Returns the text of all parts.
      fileprivate static func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for part in parts { text.append(part) }
        return text
      }
    }
    """

  /// Returns the declarations that the texts of a description need.
  static func declarations(for description: LayoutDescription) -> [String] {
    let texts = description.views.flatMap(\.properties).flatMap(texts)
    var declarations: [String] = []
    if texts.contains(where: { $0.runs.contains { run in run.attributes.contains { $0.name == "paragraphStyle" } } }) {
      declarations.append(styleDeclaration)
    }
    if texts.contains(where: { $0.runs.count != 1 && !$0.isOfConfiguration }) {
      declarations.append(joiningDeclaration)
    }
    return declarations
  }

  private static func texts(in property: DescribedProperty) -> [(runs: [DescribedRun], isOfConfiguration: Bool)] {
    switch property.value {
    case .attributedText(let runs): [(runs, false)]
    case .group(let parts):
      parts.flatMap(texts).map { ($0.runs, $0.isOfConfiguration || property.name == "configuration") }
    default: []
    }
  }

  // MARK: NSAttributedString

  /// Returns the statement that sets a property.
  static func assignment(of runs: [DescribedRun], to target: String) -> [String] {
    wrapped("\(target) = ", runs, end: "")
  }

  /// Returns the call of a method whose first argument is a text.
  static func call(of method: String, with runs: [DescribedRun], then rest: String) -> [String] {
    wrapped("\(method)(", runs, end: "\(rest))")
  }

  /// Returns the expression of a text.
  static func attributedString(_ runs: [DescribedRun]) -> String {
    runs.count == 1 ? part(runs[0]) : ".joined([" + runs.map(part).joined(separator: ", ") + "])"
  }

  /// Returns the expression of a text between other texts, with one line for each part of a text of several.
  private static func wrapped(_ start: String, _ runs: [DescribedRun], end: String) -> [String] {
    guard runs.count > 1 else { return [start + attributedString(runs) + end] }
    return [start + ".joined(["] + runs.map { "  \(part($0))," } + ["])" + end]
  }

  private static func part(_ run: DescribedRun) -> String {
    let attributes = run.attributes.map { ".\($0.name): \(value($0))" }
    let text = "NSAttributedString(string: \(SwiftLiteral.text(run.text))"
    return attributes.isEmpty ? text + ")" : text + ", attributes: [" + attributes.joined(separator: ", ") + "])"
  }

  private static func value(_ attribute: DescribedProperty) -> String {
    switch attribute.value {
    case .group(let parts):
      guard !parts.isEmpty else { return "NSParagraphStyle.default" }
      return "NSParagraphStyle.with { "
        + parts.map { "$0.\($0.name) = \(SwiftLiteral.value($0.value) ?? "0")" }.joined(separator: "; ") + " }"
    default: return typed(attribute.value)
    }
  }

  /// Returns the expression of a value whose type the context does not give.
  private static func typed(_ value: PropertyValue) -> String {
    let text = SwiftLiteral.value(value) ?? "nil"
    guard text.hasPrefix(".") else { return text }
    switch value {
    case .font: return "UIFont" + text
    case .color: return "UIColor" + text
    default: return text
    }
  }

  // MARK: AttributedString

  /// Returns the statement that sets the title of a configuration.
  static func titleAssignment(of runs: [DescribedRun], to target: String) -> [String] {
    var lines = ["\(target) = {", "  var title = AttributedString()", "  var part: AttributedString"]
    for run in runs {
      lines.append("  part = AttributedString(\(SwiftLiteral.text(run.text)))")
      lines += run.attributes.map { "  part.uiKit.\($0.name) = \(typed($0.value))" }
      lines.append("  title += part")
    }
    return lines + ["  return title", "}()"]
  }
}
