// SPDX-License-Identifier: MIT

/// A system trait that no layout depends on. Views have a value of it, unless one is set.
protocol UnusedTrait: KnownTrait {
  /// The value of views.
  static var usualValue: Value { get }
}

extension UnusedTrait {
  static func value(in values: TraitValues) -> Value {
    values.custom?.value(of: Self.self) ?? (values.displayScale > 0 ? usualValue : defaultValue)
  }

  static func set(_ value: Value, in values: inout TraitValues) {
    values.custom = CustomTraits.traits(values.custom, setting: value == defaultValue ? nil : value, of: self)
  }
}

/// The contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, UnusedTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var usualValue: UIAccessibilityContrast { .normal }
}

/// The weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition, UnusedTrait {
  /// The default value: unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var usualValue: UILegibilityWeight { .regular }
}

/// The level of the interface.
public struct UITraitUserInterfaceLevel: UITraitDefinition, UnusedTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var usualValue: UIUserInterfaceLevel { .base }
}

/// The range of colors.
public struct UITraitDisplayGamut: UITraitDefinition, UnusedTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static var usualValue: UIDisplayGamut { .P3 }
}

/// Whether the force of touches is measured.
public struct UITraitForceTouchCapability: UITraitDefinition, UnusedTrait {
  /// The default value: unknown.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var usualValue: UIForceTouchCapability { .unavailable }
}

/// Whether the window is active.
public struct UITraitActiveAppearance: UITraitDefinition, UnusedTrait {
  /// The default value: unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var usualValue: UIUserInterfaceActiveAppearance { .active }
}
