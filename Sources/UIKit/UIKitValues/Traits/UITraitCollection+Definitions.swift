// SPDX-License-Identifier: MIT

/// Traits by their types, and collections that are made by changes.
extension UITraitCollection {
  /// Changes of traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection that specifies the traits that a closure sets.
  ///
  /// ```swift
  /// let traits = UITraitCollection { traits in
  ///   traits.userInterfaceStyle = .dark
  ///   traits[CompactRows.self] = true
  /// }
  /// ```
  public convenience init(mutations: TraitMutations) { self.init(values: Self.values(TraitValues(), mutations)) }

  /// Returns a collection with the changes of a closure.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: Self.values(values, mutations))
  }

  /// Returns a collection with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var new = values
    new[trait] = value
    return UITraitCollection(values: new)
  }

  private static func values(_ old: TraitValues, _ mutations: TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = old
    mutations(&traits)
    return traits as? TraitValues ?? old
  }

  /// The value of a trait: the default value if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { noting(trait, values[trait]) }

  /// The system traits on which colors depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
  }

  /// The system traits on which the images of an asset catalog depend.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }
}
