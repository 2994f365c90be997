// SPDX-License-Identifier: MIT

/// A system trait, whose value a trait collection contains.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static func value(in values: TraitValues) -> Value
  static func set(_ value: Value, in values: inout TraitValues)
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) {
    values.horizontalSizeClass = value
  }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
  static func set(_ value: UIUserInterfaceSizeClass, in values: inout TraitValues) { values.verticalSizeClass = value }
}

/// The user interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
  static func set(_ value: UIUserInterfaceIdiom, in values: inout TraitValues) { values.userInterfaceIdiom = value }
}

/// The light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
  static func set(_ value: UIUserInterfaceStyle, in values: inout TraitValues) { values.userInterfaceStyle = value }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  /// The default value: 0, which means unspecified.
  public static var defaultValue: CGFloat { 0 }
  static func value(in values: TraitValues) -> CGFloat { values.displayScale }
  static func set(_ value: CGFloat, in values: inout TraitValues) { values.displayScale = value }
}

/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
  static func set(_ value: UITraitEnvironmentLayoutDirection, in values: inout TraitValues) {
    values.layoutDirection = value
  }
}

/// The content size category.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
  static func set(_ value: UIContentSizeCategory, in values: inout TraitValues) {
    values.preferredContentSizeCategory = value
  }
}
