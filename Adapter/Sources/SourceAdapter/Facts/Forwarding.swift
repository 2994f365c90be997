// SPDX-License-Identifier: MIT

/// The texts with which a class forwards to a member of its extension.
///
/// An override in an extension, and a member of an extension that a subclass overrides, work only with Objective-C. The
/// member gets another name, and the class declares one that calls it.
struct Forwarding: Hashable, Codable, Sendable {
  /// `public`, `open` or nothing.
  var access: String
  /// The declaration without its body: `func show(_ text: String) -> Bool`, `var title: String?`.
  var declaration: String
  /// The body, with its braces.
  var body: String

  /// The name of a member in an extension after a class forwards to it.
  static func name(for name: String, of type: String? = nil) -> String {
    "_objc_" + (type.map { $0 + "_" } ?? "") + name
  }

  /// Whether a method can be chosen by the type of the object: whatever is not set.
  var canBeDispatched: Bool { !body.contains(" set {") }

  /// A declaration that calls the most derived of some overrides, or else the member itself.
  func dispatcher(_ name: String, _ overrides: [MemberFact]) -> String {
    let own = Self.name(for: name)
    let call = body.dropFirst(2).dropLast(2)
    let cases = overrides.map { member in
      let other = call.replacing(own, with: "o." + Self.name(for: name, of: member.owner))
      return "if let o = self as? \(member.path) { return \(other) }; "
    }
    let visibility = access.isEmpty ? "" : "public "
    return visibility + declaration + " { " + cases.joined() + "return " + call + " }"
  }

  /// The declaration that stands in the class, and calls a member of its extension.
  func text(of fact: MemberFact, calling name: String) -> String {
    let body = body.replacing(Self.name(for: fact.name.base), with: name)
    return [access, fact.isOverride ? "override" : "", declaration, body].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
