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
  /// Whether other files can name the class without another type: it is neither private nor in a type.
  var isNamedAlone = false
  /// The line of the name, counted from 1.
  var line = 0
  /// The initializers that the class declares.
  var initializers = Initializers.inherited

  /// The ways in which the initializers of a class let it be made.
  enum Initializers: String, Codable, Sendable {
    /// None is declared but `init(coder:)`: those of the superclass are inherited.
    case inherited
    /// One of them has no parameters, or is one with which UIKit makes views and view controllers.
    case plain
    /// All of them have parameters of the author's.
    case withParameters
  }
}
