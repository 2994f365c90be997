// SPDX-License-Identifier: MIT

/// The values of traits that apps define, and of system traits that no layout depends on.
///
/// An instance never changes, so that the many copies of a view's traits can share it.
final class CustomTraits: Hashable, @unchecked Sendable {
  // Unchecked: values of apps are shared between threads, as in UIKit.
  /// The values by the types of the traits.
  private let values: [ObjectIdentifier: Any]

  private init(_ values: [ObjectIdentifier: Any]) { self.values = values }

  /// Returns the value of a trait; `nil` if it is not specified.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    values[ObjectIdentifier(trait)] as? Trait.Value
  }

  /// Whether the value of a trait is specified.
  func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Returns the traits of `traits` with another value of a trait, which is not specified if it is `nil`.
  static func traits(_ traits: CustomTraits?, setting value: Any?, of trait: UITrait) -> CustomTraits? {
    var values = traits?.values ?? [:]
    values[ObjectIdentifier(trait)] = value
    return values.isEmpty ? nil : CustomTraits(values)
  }

  /// Returns these traits with the values that `other` specifies.
  func overridden(by other: CustomTraits) -> CustomTraits {
    CustomTraits(values.merging(other.values) { _, new in new })
  }

  static func == (first: CustomTraits, second: CustomTraits) -> Bool {
    if first === second { return true }
    guard first.values.count == second.values.count else { return false }
    return first.values.allSatisfy { key, value in second.values[key].map { isSame(value, $0) } ?? false }
  }

  func hash(into hasher: inout Hasher) { for key in values.keys.map(\.hashValue).sorted() { hasher.combine(key) } }

  /// Returns whether two values are equal. Values that cannot be compared are the same if they are the same object.
  static func isSame(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
