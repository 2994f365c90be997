// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIResponder` for metatypes.
@preconcurrency @MainActor
public protocol _UIResponderInitializers: AnyObject {}

extension UIResponder: _UIResponderInitializers {
  @_silgen_name("tinamou_UIResponder_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_UIResponder_init")
  static func _make(_dynamic: Void) -> UIResponder
}

extension _UIResponderInitializers {
  @_silgen_name("tinamou_UIResponder_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIResponder.Type.self)._objcMake(), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIResponder_init_of")
  public init()
}

/// The initializers of `UIView` for metatypes.
@preconcurrency @MainActor
public protocol _UIViewInitializers: AnyObject {}

extension UIView: _UIViewInitializers {
  @_silgen_name("tinamou_UIView_init_frame")
  convenience init(_dynamic: Void, frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("tinamou_UIView_init_frame")
  fileprivate static func _make(_dynamic: Void, frame: __owned CGRect) -> UIView
}

extension _UIViewInitializers {
  @_silgen_name("tinamou_UIView_init_frame_of")
  @usableFromInline
  static func _made(frame: __owned CGRect) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIView.Type.self)._make(_dynamic: (), frame: frame), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIView_init_frame_of")
  public init(frame: CGRect)
}
