// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitViews

/// The initializers of `UITableViewHeaderFooterView` for metatypes.
@preconcurrency @MainActor
public protocol _UITableViewHeaderFooterViewInitializers: AnyObject {}

extension UITableViewHeaderFooterView: _UITableViewHeaderFooterViewInitializers {
  @_silgen_name("tinamou_UITableViewHeaderFooterView_init_reuseIdentifier")
  convenience init(_dynamic: Void, reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }
  @_silgen_name("tinamou_UITableViewHeaderFooterView_init_reuseIdentifier")
  fileprivate static func _make(_dynamic: Void, reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}

extension _UITableViewHeaderFooterViewInitializers {
  @_silgen_name("tinamou_UITableViewHeaderFooterView_init_reuseIdentifier_of")
  @usableFromInline
  static func _made(reuseIdentifier: __owned String?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITableViewHeaderFooterView.Type.self)._make(
        _dynamic: (), reuseIdentifier: reuseIdentifier), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITableViewHeaderFooterView_init_reuseIdentifier_of")
  public init(reuseIdentifier: String?)
}
