// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIGestureRecognizer` for metatypes.
@preconcurrency @MainActor
public protocol _UIGestureRecognizerInitializers: AnyObject {}

extension UIGestureRecognizer: _UIGestureRecognizerInitializers {
  @_silgen_name("tinamou_UIGestureRecognizer_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_UIGestureRecognizer_init")
  fileprivate static func _make(_dynamic: Void) -> UIGestureRecognizer
  @_silgen_name("tinamou_UIGestureRecognizer_init_target_action")
  convenience init(_dynamic: Void, target: Any?, action: Selector?) { self.init(target: target, action: action) }
  @_silgen_name("tinamou_UIGestureRecognizer_init_target_action")
  fileprivate static func _make(_dynamic: Void, target: __owned Any?, action: __owned Selector?) -> UIGestureRecognizer
}

extension _UIGestureRecognizerInitializers {
  @_silgen_name("tinamou_UIGestureRecognizer_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: UIGestureRecognizer.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIGestureRecognizer_init_of")
  public init()
  @_silgen_name("tinamou_UIGestureRecognizer_init_target_action_of")
  @usableFromInline
  static func _made(target: __owned Any?, action: __owned Selector?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIGestureRecognizer.Type.self)._make(_dynamic: (), target: target, action: action),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIGestureRecognizer_init_target_action_of")
  public init(target: Any?, action: Selector?)
}
