// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIAccessibilityElement` for metatypes.
@preconcurrency @MainActor
public protocol _UIAccessibilityElementInitializers: AnyObject {}

extension UIAccessibilityElement: _UIAccessibilityElementInitializers {
  @_silgen_name("tinamou_UIAccessibilityElement_init_accessibilityContainer")
  convenience init(_dynamic: Void, accessibilityContainer container: Any) {
    self.init(accessibilityContainer: container)
  }
  @_silgen_name("tinamou_UIAccessibilityElement_init_accessibilityContainer")
  fileprivate static func _make(_dynamic: Void, accessibilityContainer container: __owned Any) -> UIAccessibilityElement
}

extension _UIAccessibilityElementInitializers {
  @_silgen_name("tinamou_UIAccessibilityElement_init_accessibilityContainer_of")
  @usableFromInline
  static func _made(accessibilityContainer container: __owned Any) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIAccessibilityElement.Type.self)._make(_dynamic: (), accessibilityContainer: container),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIAccessibilityElement_init_accessibilityContainer_of")
  public init(accessibilityContainer container: Any)
}
