// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIWindow` for metatypes.
@preconcurrency @MainActor
public protocol _UIWindowInitializers: AnyObject {}

extension UIWindow: _UIWindowInitializers {
  @_silgen_name("tinamou_UIWindow_init_windowScene")
  convenience init(_dynamic: Void, windowScene: UIWindowScene) { self.init(windowScene: windowScene) }
  @_silgen_name("tinamou_UIWindow_init_windowScene")
  fileprivate static func _make(_dynamic: Void, windowScene: __owned UIWindowScene) -> UIWindow
}

extension _UIWindowInitializers {
  @_silgen_name("tinamou_UIWindow_init_windowScene_of")
  @usableFromInline
  static func _made(windowScene: __owned UIWindowScene) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIWindow.Type.self)._make(_dynamic: (), windowScene: windowScene), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIWindow_init_windowScene_of")
  public init(windowScene: UIWindowScene)
}
