// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `UIStackView` for metatypes.
@preconcurrency @MainActor
public protocol _UIStackViewInitializers: AnyObject {}

extension UIStackView: _UIStackViewInitializers {
  @_silgen_name("tinamou_UIStackView_init_arrangedSubviews")
  convenience init(_dynamic: Void, arrangedSubviews views: [UIView]) { self.init(arrangedSubviews: views) }
  @_silgen_name("tinamou_UIStackView_init_arrangedSubviews")
  fileprivate static func _make(_dynamic: Void, arrangedSubviews views: __owned [UIView]) -> UIStackView
}

extension _UIStackViewInitializers {
  @_silgen_name("tinamou_UIStackView_init_arrangedSubviews_of")
  @usableFromInline
  static func _made(arrangedSubviews views: __owned [UIView]) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIStackView.Type.self)._make(_dynamic: (), arrangedSubviews: views), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIStackView_init_arrangedSubviews_of")
  public init(arrangedSubviews views: [UIView])
}
