// SPDX-License-Identifier: MIT

/// A part of a source that is left out because it cannot be compiled.
public struct Omission: Hashable, Sendable, Codable {
  /// The kind of a part, the smallest first.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case importDeclaration = "import"
    case attribute
    case modifier
    /// An empty value takes the place of the expression.
    case expression
    case inheritedType = "inherited type"
    case statement
    case switchCase = "case"
    case member
    case declaration
    /// Nothing is left out; a value is returned where a part is missing.
    case value
  }

  /// The kind of the part.
  public var kind: Kind
  /// The line of the author's file, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// The first words of the part.
  public var text: String
  /// The message of the compiler.
  public var message: String
}
