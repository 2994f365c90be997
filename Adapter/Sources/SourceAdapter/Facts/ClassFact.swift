// SPDX-License-Identifier: MIT

/// A class that the package declares.
struct ClassFact: Hashable, Codable, Sendable {
  /// The name without the types around it.
  var name: String
  /// The names that stand behind the colon, without generic arguments.
  var inherited: [String]
  /// Whether the class, or a type around it, has generic parameters.
  var isGeneric: Bool
  /// Whether `@objcMembers` stands before it.
  var exposesMembers: Bool
  /// Whether `@MainActor` stands before it.
  var isOnMainActor: Bool
}
