// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import QuartzCore

/// The initializers of `UIColor` for metatypes.
public protocol _UIColorInitializers: AnyObject {}

extension UIColor: _UIColorInitializers {
  @_silgen_name("tinamou_UIColor_init_cgColor")
  convenience init(_dynamic: Void, cgColor: CGColor) { self.init(cgColor: cgColor) }
  @_silgen_name("tinamou_UIColor_init_cgColor")
  fileprivate static func _make(_dynamic: Void, cgColor: __owned CGColor) -> UIColor
  @_silgen_name("tinamou_UIColor_init_displayP3Red_green_blue_alpha")
  convenience init(_dynamic: Void, displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
  }
  @_silgen_name("tinamou_UIColor_init_displayP3Red_green_blue_alpha")
  fileprivate static func _make(
    _dynamic: Void, displayP3Red red: __owned CGFloat, green: __owned CGFloat, blue: __owned CGFloat,
    alpha: __owned CGFloat
  ) -> UIColor
  @_silgen_name("tinamou_UIColor_init_dynamicProvider")
  convenience init(_dynamic: Void, dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider: dynamicProvider)
  }
  @_silgen_name("tinamou_UIColor_init_dynamicProvider")
  fileprivate static func _make(
    _dynamic: Void, dynamicProvider: __owned @escaping @Sendable (UITraitCollection) -> UIColor
  ) -> UIColor
  @_silgen_name("tinamou_UIColor_init_hue_saturation_brightness_alpha")
  convenience init(_dynamic: Void, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  @_silgen_name("tinamou_UIColor_init_hue_saturation_brightness_alpha")
  fileprivate static func _make(
    _dynamic: Void, hue: __owned CGFloat, saturation: __owned CGFloat, brightness: __owned CGFloat,
    alpha: __owned CGFloat
  ) -> UIColor
  @_silgen_name("tinamou_UIColor_init_named")
  convenience init?(_dynamic: Void, named name: String) { self.init(named: name) }
  @_silgen_name("tinamou_UIColor_init_named")
  fileprivate static func _make(_dynamic: Void, named name: __owned String) -> UIColor?
  @_silgen_name("tinamou_UIColor_init_named_in_compatibleWith")
  convenience init?(
    _dynamic: Void, named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name, in: bundle, compatibleWith: traitCollection) }
  @_silgen_name("tinamou_UIColor_init_named_in_compatibleWith")
  fileprivate static func _make(
    _dynamic: Void, named name: __owned String, in bundle: __owned Bundle?,
    compatibleWith traitCollection: __owned UITraitCollection?
  ) -> UIColor?
  @_silgen_name("tinamou_UIColor_init_patternImage")
  convenience init(_dynamic: Void, patternImage image: UIImage) { self.init(patternImage: image) }
  @_silgen_name("tinamou_UIColor_init_patternImage")
  fileprivate static func _make(_dynamic: Void, patternImage image: __owned UIImage) -> UIColor
  @_silgen_name("tinamou_UIColor_init_red_green_blue_alpha")
  convenience init(_dynamic: Void, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  @_silgen_name("tinamou_UIColor_init_red_green_blue_alpha")
  fileprivate static func _make(
    _dynamic: Void, red: __owned CGFloat, green: __owned CGFloat, blue: __owned CGFloat, alpha: __owned CGFloat
  ) -> UIColor
  @_silgen_name("tinamou_UIColor_init_resource")
  convenience init(_dynamic: Void, resource: ColorResource) { self.init(resource: resource) }
  @_silgen_name("tinamou_UIColor_init_resource")
  fileprivate static func _make(_dynamic: Void, resource: __owned ColorResource) -> UIColor
  @_silgen_name("tinamou_UIColor_init_white_alpha")
  convenience init(_dynamic: Void, white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  @_silgen_name("tinamou_UIColor_init_white_alpha")
  fileprivate static func _make(_dynamic: Void, white: __owned CGFloat, alpha: __owned CGFloat) -> UIColor
}

extension _UIColorInitializers {
  @_silgen_name("tinamou_UIColor_init_cgColor_of")
  @usableFromInline
  static func _made(cgColor: __owned CGColor) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIColor.Type.self)._make(_dynamic: (), cgColor: cgColor), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_cgColor_of")
  public init(cgColor: CGColor)
  @_silgen_name("tinamou_UIColor_init_displayP3Red_green_blue_alpha_of")
  @usableFromInline
  static func _made(
    displayP3Red red: __owned CGFloat, green: __owned CGFloat, blue: __owned CGFloat, alpha: __owned CGFloat
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIColor.Type.self)._make(
        _dynamic: (), displayP3Red: red, green: green, blue: blue, alpha: alpha), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_displayP3Red_green_blue_alpha_of")
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  @_silgen_name("tinamou_UIColor_init_dynamicProvider_of")
  @usableFromInline
  static func _made(dynamicProvider: __owned @escaping @Sendable (UITraitCollection) -> UIColor) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIColor.Type.self)._make(_dynamic: (), dynamicProvider: dynamicProvider), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_dynamicProvider_of")
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor)
  @_silgen_name("tinamou_UIColor_init_hue_saturation_brightness_alpha_of")
  @usableFromInline
  static func _made(
    hue: __owned CGFloat, saturation: __owned CGFloat, brightness: __owned CGFloat, alpha: __owned CGFloat
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIColor.Type.self)._make(
        _dynamic: (), hue: hue, saturation: saturation, brightness: brightness, alpha: alpha), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_hue_saturation_brightness_alpha_of")
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
  @_silgen_name("tinamou_UIColor_init_named_of")
  @usableFromInline
  static func _made(named name: __owned String) -> Self? {
    unsafeBitCast(self, to: UIColor.Type.self)._make(_dynamic: (), named: name).map {
      unsafeDowncast($0, to: Self.self)
    }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_named_of")
  public init?(named name: String)
  @_silgen_name("tinamou_UIColor_init_named_in_compatibleWith_of")
  @usableFromInline
  static func _made(
    named name: __owned String, in bundle: __owned Bundle?, compatibleWith traitCollection: __owned UITraitCollection?
  ) -> Self? {
    unsafeBitCast(self, to: UIColor.Type.self)._make(
      _dynamic: (), named: name, in: bundle, compatibleWith: traitCollection
    ).map { unsafeDowncast($0, to: Self.self) }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_named_in_compatibleWith_of")
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  @_silgen_name("tinamou_UIColor_init_patternImage_of")
  @usableFromInline
  static func _made(patternImage image: __owned UIImage) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIColor.Type.self)._make(_dynamic: (), patternImage: image), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_patternImage_of")
  public init(patternImage image: UIImage)
  @_silgen_name("tinamou_UIColor_init_red_green_blue_alpha_of")
  @usableFromInline
  static func _made(red: __owned CGFloat, green: __owned CGFloat, blue: __owned CGFloat, alpha: __owned CGFloat) -> Self
  {
    unsafeDowncast(
      unsafeBitCast(self, to: UIColor.Type.self)._make(_dynamic: (), red: red, green: green, blue: blue, alpha: alpha),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_red_green_blue_alpha_of")
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  @_silgen_name("tinamou_UIColor_init_resource_of")
  @usableFromInline
  static func _made(resource: __owned ColorResource) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIColor.Type.self)._make(_dynamic: (), resource: resource), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_resource_of")
  public init(resource: ColorResource)
  @_silgen_name("tinamou_UIColor_init_white_alpha_of")
  @usableFromInline
  static func _made(white: __owned CGFloat, alpha: __owned CGFloat) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIColor.Type.self)._make(_dynamic: (), white: white, alpha: alpha), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIColor_init_white_alpha_of")
  public init(white: CGFloat, alpha: CGFloat)
}
