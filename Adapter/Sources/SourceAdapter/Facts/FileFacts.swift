// SPDX-License-Identifier: MIT

/// The declarations of a file that the adaptation of other files needs.
public struct FileFacts: Hashable, Codable, Sendable {
  var classes: [ClassFact] = []
  var members: [MemberFact] = []
  var optionals: [OptionalFact] = []

  /// Whether nothing of the file concerns others.
  var isEmpty: Bool { classes.isEmpty && members.isEmpty && optionals.isEmpty }
}

extension FileFacts {
  /// A text that differs when the facts differ.
  public var fingerprint: String {
    classes.map(\.fingerprint).joined() + members.map(\.fingerprint).joined() + optionals.map(\.fingerprint).joined()
  }
}

extension ClassFact {
  fileprivate var fingerprint: String { "c\(name):\(inherited)\(isGeneric)\(exposesMembers)\(isOnMainActor)\n" }
}

extension MemberFact {
  fileprivate var fingerprint: String {
    "m\(owner).\(name.description)\(isProperty)\(selector)\(isExposed)\(isOverride)\(conformances)"
      + (forwarding.map { $0.text(isOverride: false) } ?? "") + "\n"
  }
}

extension OptionalFact {
  fileprivate var fingerprint: String { "o\(name.description)\(isProperty)\n" }
}
