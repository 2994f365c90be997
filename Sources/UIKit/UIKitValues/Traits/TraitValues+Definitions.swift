// SPDX-License-Identifier: MIT

/// Traits by their types.
extension TraitValues: UIMutableTraits {
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let known = trait as? any KnownTrait.Type {
        return known.value(in: self) as? Trait.Value ?? Trait.defaultValue
      }
      return custom?.value(of: trait) ?? Trait.defaultValue
    }
    set {
      if let known = trait as? any KnownTrait.Type {
        Self.set(newValue, of: known, in: &self)
      } else {
        custom = CustomTraits.traits(custom, setting: newValue, of: trait)
      }
    }
  }

  private static func set<Trait: KnownTrait>(_ value: Any, of trait: Trait.Type, in values: inout TraitValues) {
    if let value = value as? Trait.Value { trait.set(value, in: &values) }
  }

  /// Returns whether the value of a trait is specified.
  func specifies(_ trait: UITrait) -> Bool {
    if custom?.contains(trait) == true { return true }
    guard let known = trait as? any KnownTrait.Type, !(trait is any UnusedTrait.Type) else { return false }
    return !Self.isDefault(known, in: self)
  }

  private static func isDefault<Trait: KnownTrait>(_ trait: Trait.Type, in values: TraitValues) -> Bool {
    trait.value(in: values) == trait.defaultValue
  }

  /// Makes the value of a trait unspecified.
  mutating func remove(_ trait: UITrait) {
    custom = custom.flatMap { CustomTraits.traits($0, setting: nil, of: trait) }
    guard let known = trait as? any KnownTrait.Type, !(trait is any UnusedTrait.Type) else { return }
    Self.reset(known, in: &self)
  }

  private static func reset<Trait: KnownTrait>(_ trait: Trait.Type, in values: inout TraitValues) {
    trait.set(trait.defaultValue, in: &values)
  }

  /// Returns whether a trait has another value in `other`.
  package func differs(from other: TraitValues, in trait: UITrait) -> Bool { Self.differs(trait, self, other) }

  private static func differs<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ first: TraitValues, _ second: TraitValues
  ) -> Bool { !CustomTraits.isSame(first[trait], second[trait]) }
}
