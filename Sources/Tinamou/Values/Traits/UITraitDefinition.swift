// SPDX-License-Identifier: MIT

/// A type that identifies a trait when observing changes.
///
/// Source: Apple, `UITraitDefinition`.
@preconcurrency @MainActor
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// The value of the trait when it is not specified.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
