// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import QuartzCore

/// The initializers of `UIFont` for metatypes.
public protocol _UIFontInitializers: AnyObject {}

extension UIFont: _UIFontInitializers {
  @_silgen_name("tinamou_UIFont_init_descriptor_size")
  convenience init(_dynamic: Void, descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor: descriptor, size: pointSize)
  }
  @_silgen_name("tinamou_UIFont_init_descriptor_size")
  fileprivate static func _make(_dynamic: Void, descriptor: __owned UIFontDescriptor, size pointSize: __owned CGFloat)
    -> UIFont
  @_silgen_name("tinamou_UIFont_init_name_size")
  convenience init?(_dynamic: Void, name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, size: fontSize)
  }
  @_silgen_name("tinamou_UIFont_init_name_size")
  fileprivate static func _make(_dynamic: Void, name fontName: __owned String, size fontSize: __owned CGFloat)
    -> UIFont?
}

extension _UIFontInitializers {
  @_silgen_name("tinamou_UIFont_init_descriptor_size_of")
  @usableFromInline
  static func _made(descriptor: __owned UIFontDescriptor, size pointSize: __owned CGFloat) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIFont.Type.self)._make(_dynamic: (), descriptor: descriptor, size: pointSize),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIFont_init_descriptor_size_of")
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
  @_silgen_name("tinamou_UIFont_init_name_size_of")
  @usableFromInline
  static func _made(name fontName: __owned String, size fontSize: __owned CGFloat) -> Self? {
    unsafeBitCast(self, to: UIFont.Type.self)._make(_dynamic: (), name: fontName, size: fontSize).map {
      unsafeDowncast($0, to: Self.self)
    }
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIFont_init_name_size_of")
  public init?(name fontName: String, size fontSize: CGFloat)
}
