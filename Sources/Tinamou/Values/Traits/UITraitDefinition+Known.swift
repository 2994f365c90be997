// SPDX-License-Identifier: MIT

/// A trait of the system's, whose value is in a collection.
@MainActor
protocol KnownTrait: UITraitDefinition {
  static func value(in collection: UITraitCollection) -> Value
}

extension KnownTrait {
  static func differs(_ new: UITraitCollection, _ old: UITraitCollection) -> Bool { value(in: new) != value(in: old) }
}

/// The room from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition, KnownTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass { collection.horizontalSizeClass }
}

/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, KnownTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass { collection.verticalSizeClass }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, KnownTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceIdiom { collection.userInterfaceIdiom }
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in collection: UITraitCollection) -> UIUserInterfaceStyle { collection.userInterfaceStyle }
}

/// Pixels a point.
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  /// Nothing is said of it.
  public static var defaultValue: CGFloat { 0 }
  static func value(in collection: UITraitCollection) -> CGFloat { collection.displayScale }
}

/// Which side leads.
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  /// Nothing is said of it.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    collection.layoutDirection
  }
}

/// How large text is.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  /// Nothing is said of it.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in collection: UITraitCollection) -> UIContentSizeCategory {
    collection.preferredContentSizeCategory
  }
}
