// SPDX-License-Identifier: MIT

/// A trait: a type that identifies a value of the environment, such as the size class or a setting of an app, that views inherit
/// from their ancestors.
///
/// ```swift
/// struct CompactRows: UITraitDefinition {
///   static let defaultValue = false
/// }
/// view.traitOverrides[CompactRows.self] = true
/// label.traitCollection[CompactRows.self]  // true, if the label is in the view
/// ```
///
/// Source: Apple, `UITraitDefinition`.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of the trait when it is not specified.
  static var defaultValue: Value { get }
  /// Whether colors depend on the trait. Returns `false` by default. Stored; has no effect.
  static var affectsColorAppearance: Bool { get }
  /// The name of the trait in descriptions. Returns the name of the type by default.
  static var name: String { get }
  /// The identifier of the trait. Returns the name of the type with its module by default.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// Returns `false`.
  public static var affectsColorAppearance: Bool { false }
  /// Returns the name of the type.
  public static var name: String { "\(Self.self)" }
  /// Returns the name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
