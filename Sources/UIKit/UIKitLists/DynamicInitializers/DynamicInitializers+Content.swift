// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitViews

/// The initializers of `UIListContentView` for metatypes.
@preconcurrency @MainActor
public protocol _UIListContentViewInitializers: AnyObject {}

extension UIListContentView: _UIListContentViewInitializers {
  @_silgen_name("tinamou_UIListContentView_init_configuration")
  convenience init(_dynamic: Void, configuration: UIListContentConfiguration) {
    self.init(configuration: configuration)
  }
  @_silgen_name("tinamou_UIListContentView_init_configuration")
  fileprivate static func _make(_dynamic: Void, configuration: __owned UIListContentConfiguration) -> UIListContentView
}

extension _UIListContentViewInitializers {
  @_silgen_name("tinamou_UIListContentView_init_configuration_of")
  @usableFromInline
  static func _made(configuration: __owned UIListContentConfiguration) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UIListContentView.Type.self)._make(_dynamic: (), configuration: configuration),
      to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UIListContentView_init_configuration_of")
  public init(configuration: UIListContentConfiguration)
}
