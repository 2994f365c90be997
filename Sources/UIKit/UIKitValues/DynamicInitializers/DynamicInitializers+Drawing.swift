// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import QuartzCore

/// The initializers of `UIBezierPath` for metatypes.
public protocol _UIBezierPathInitializers: AnyObject {}

extension UIBezierPath: _UIBezierPathInitializers {
  @_silgen_name("tinamou_UIBezierPath_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_UIBezierPath_init")
  fileprivate static func _make(_dynamic: Void) -> UIBezierPath
  @_silgen_name("tinamou_UIBezierPath_init_arcCenter_radius_startAngle_endAngle_clockwise")
  convenience init(
    _dynamic: Void, arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { self.init(arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
  @_silgen_name("tinamou_UIBezierPath_init_arcCenter_radius_startAngle_endAngle_clockwise")
  fileprivate static func _make(
    _dynamic: Void, arcCenter center: __owned CGPoint, radius: __owned CGFloat, startAngle: __owned CGFloat,
    endAngle: __owned CGFloat, clockwise: __owned Bool
  ) -> UIBezierPath
  @_silgen_name("tinamou_UIBezierPath_init_cgPath")
  convenience init(_dynamic: Void, cgPath: CGPath) { self.init(cgPath: cgPath) }
  @_silgen_name("tinamou_UIBezierPath_init_cgPath")
  fileprivate static func _make(_dynamic: Void, cgPath: __owned CGPath) -> UIBezierPath
  @_silgen_name("tinamou_UIBezierPath_init_ovalIn")
  convenience init(_dynamic: Void, ovalIn rect: CGRect) { self.init(ovalIn: rect) }
  @_silgen_name("tinamou_UIBezierPath_init_ovalIn")
  fileprivate static func _make(_dynamic: Void, ovalIn rect: __owned CGRect) -> UIBezierPath
  @_silgen_name("tinamou_UIBezierPath_init_rect")
  convenience init(_dynamic: Void, rect: CGRect) { self.init(rect: rect) }
  @_silgen_name("tinamou_UIBezierPath_init_rect")
  fileprivate static func _make(_dynamic: Void, rect: __owned CGRect) -> UIBezierPath
  @_silgen_name("tinamou_UIBezierPath_init_roundedRect_byRoundingCorners_cornerRadii")
  convenience init(
    _dynamic: Void, roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii) }
  @_silgen_name("tinamou_UIBezierPath_init_roundedRect_byRoundingCorners_cornerRadii")
  fileprivate static func _make(
    _dynamic: Void, roundedRect rect: __owned CGRect, byRoundingCorners corners: __owned UIRectCorner,
    cornerRadii: __owned CGSize
  ) -> UIBezierPath
  @_silgen_name("tinamou_UIBezierPath_init_roundedRect_cornerRadius")
  convenience init(_dynamic: Void, roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius)
  }
  @_silgen_name("tinamou_UIBezierPath_init_roundedRect_cornerRadius")
  fileprivate static func _make(_dynamic: Void, roundedRect rect: __owned CGRect, cornerRadius: __owned CGFloat)
    -> UIBezierPath
}

extension _UIBezierPathInitializers {
  @_silgen_name("tinamou_UIBezierPath_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIBezierPath.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBezierPath_init_of")
  public init()
  @_silgen_name("tinamou_UIBezierPath_init_arcCenter_radius_startAngle_endAngle_clockwise_of")
  @usableFromInline
  static func _made(
    arcCenter center: __owned CGPoint, radius: __owned CGFloat, startAngle: __owned CGFloat, endAngle: __owned CGFloat,
    clockwise: __owned Bool
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBezierPath.Type.self)._make(
        _dynamic: (), arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBezierPath_init_arcCenter_radius_startAngle_endAngle_clockwise_of")
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  @_silgen_name("tinamou_UIBezierPath_init_cgPath_of")
  @usableFromInline
  static func _made(cgPath: __owned CGPath) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIBezierPath.Type.self)._make(_dynamic: (), cgPath: cgPath), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBezierPath_init_cgPath_of")
  public init(cgPath: CGPath)
  @_silgen_name("tinamou_UIBezierPath_init_ovalIn_of")
  @usableFromInline
  static func _made(ovalIn rect: __owned CGRect) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIBezierPath.Type.self)._make(_dynamic: (), ovalIn: rect), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBezierPath_init_ovalIn_of")
  public init(ovalIn rect: CGRect)
  @_silgen_name("tinamou_UIBezierPath_init_rect_of")
  @usableFromInline
  static func _made(rect: __owned CGRect) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIBezierPath.Type.self)._make(_dynamic: (), rect: rect), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBezierPath_init_rect_of")
  public init(rect: CGRect)
  @_silgen_name("tinamou_UIBezierPath_init_roundedRect_byRoundingCorners_cornerRadii_of")
  @usableFromInline
  static func _made(
    roundedRect rect: __owned CGRect, byRoundingCorners corners: __owned UIRectCorner, cornerRadii: __owned CGSize
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBezierPath.Type.self)._make(
        _dynamic: (), roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBezierPath_init_roundedRect_byRoundingCorners_cornerRadii_of")
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
  @_silgen_name("tinamou_UIBezierPath_init_roundedRect_cornerRadius_of")
  @usableFromInline
  static func _made(roundedRect rect: __owned CGRect, cornerRadius: __owned CGFloat) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIBezierPath.Type.self)._make(
        _dynamic: (), roundedRect: rect, cornerRadius: cornerRadius), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIBezierPath_init_roundedRect_cornerRadius_of")
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat)
}
