// SPDX-License-Identifier: MIT

/// A system trait, whose value a trait collection contains.
@MainActor
protocol KnownTrait: UITraitDefinition {
  static func value(in collection: UITraitCollection) -> Value
}

extension KnownTrait {
  static func differs(_ new: UITraitCollection, _ old: UITraitCollection) -> Bool { value(in: new) != value(in: old) }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass { collection.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass { collection.verticalSizeClass }
}

/// The user interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceIdiom { collection.userInterfaceIdiom }
}

/// The light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceStyle { collection.userInterfaceStyle }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  /// The default value: 0, which means unspecified.
  public static var defaultValue: CGFloat { 0 }
  static func value(in collection: UITraitCollection) -> CGFloat { collection.displayScale }
}

/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    collection.layoutDirection
  }
}

/// The content size category.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in collection: UITraitCollection) -> UIContentSizeCategory {
    collection.preferredContentSizeCategory
  }
}
