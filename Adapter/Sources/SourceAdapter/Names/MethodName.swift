// SPDX-License-Identifier: MIT

/// A method's name in Swift: its base name and the labels of its arguments.
struct MethodName: Hashable, Codable, Sendable {
  /// The name before the parentheses.
  var base: String
  /// One label for each parameter; "" where there is none.
  var labels: [String]

  init(base: String, labels: [String]) {
    self.base = base
    self.labels = labels
  }

  /// Reads the name as Swift writes it; `nil` if the text has no parentheses.
  init?(_ text: some StringProtocol) {
    let parts = text.dropLast().split(separator: "(")
    guard parts.count == 2 else { return nil }
    self.init(base: String(parts[0]), labels: parts[1].split(separator: ":").map { $0 == "_" ? "" : String($0) })
  }

  /// The name as Swift writes it: `move(to:_:)`.
  var description: String {
    base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// The selector that the compiler derives from the name: `moveTo::`.
  var selector: String {
    guard let first = labels.first else { return base }
    var pieces = labels
    pieces[0] = base + Self.firstPiece(first, after: base)
    return pieces.map { $0 + ":" }.joined()
  }

  /// The name of the property that holds the method when it is an optional requirement.
  ///
  /// Labels cannot be given when a closure is called, so they are part of the name.
  var propertyName: String {
    guard labels.contains(where: { !$0.isEmpty }) else { return base }
    return base + "_" + labels.map { $0.isEmpty ? "" : $0 }.filter { !$0.isEmpty }.joined(separator: "_")
  }

  private static func firstPiece(_ label: String, after base: String) -> String {
    if label.isEmpty { return "" }
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    return prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base))
      ? capitalized : "With" + capitalized
  }

  private static func firstWord(of name: String) -> String {
    let head = name.prefix(1).lowercased()
    return head + name.dropFirst().prefix { $0.isLowercase }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase }) else { return name }
    return name[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]
}
