// SPDX-License-Identifier: MIT

/// The traits that a view, a view controller or a presentation overrides for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
  package var values = TraitValues()

  package init() {}

  /// Creates overrides from the traits that a collection specifies; none if it is `nil`.
  package init(_ collection: UITraitCollection?) { if let collection { values = collection.values } }

  /// The value of a trait: the default value if it is not overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
