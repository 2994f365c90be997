// SPDX-License-Identifier: MIT

/// A text of a string catalog for which Xcode generates a member of `LocalizedStringResource`: one that was added by hand.
public struct TextSymbol: Hashable, Sendable {
  /// The name of the table whose texts need no other name before theirs.
  public static let mainTable = "Localizable"

  /// A place in the text for a value.
  public struct Placeholder: Hashable, Sendable {
    /// The name in the text, as in `%(count)lld`; `nil` if it has none.
    public var name: String?
    /// The type of the value, in Swift.
    public var type: String

    /// Creates a placeholder.
    public init(name: String?, type: String) { (self.name, self.type) = (name, type) }
  }

  /// The key.
  public var key: String
  /// The name of the table.
  public var table: String
  /// The parts of the text between the placeholders, of which there is one more.
  public var parts: [String]
  /// The placeholders in the order of the text.
  public var placeholders: [Placeholder]

  /// Creates a text.
  public init(key: String, table: String, parts: [String], placeholders: [Placeholder]) {
    (self.key, self.table, self.parts, self.placeholders) = (key, table, parts, placeholders)
  }

  /// The declaration of a member with a name.
  func declaration(named name: String) -> String {
    let names = placeholders.indices.map { placeholders[$0].name ?? "arg\($0 + 1)" }
    let parameters = zip(placeholders, names).map { "\($0.name == nil ? "_ " : "")\($1): \($0.type)" }
    let values = names.map { "\\(\($0))" } + [""]
    let text = zip(parts, values).map { Self.literal($0) + $1 }.joined()
    let resource = """
      LocalizedStringResource("\(Self.literal(key))", defaultValue: "\(text)", table: "\(Self.literal(table))", bundle: .main)
      """
    let member = placeholders.isEmpty ? "var `\(name)`:" : "func `\(name)`(\(parameters.joined(separator: ", "))) ->"
    return "static \(member) LocalizedStringResource { \(resource) }"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return escaped.replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }
}
