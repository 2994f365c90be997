// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitViews

/// The initializers of `UITableView` for metatypes.
@preconcurrency @MainActor
public protocol _UITableViewInitializers: AnyObject {}

extension UITableView: _UITableViewInitializers {
  @_silgen_name("tinamou_UITableView_init_frame_style")
  convenience init(_dynamic: Void, frame: CGRect, style: UITableView.Style) { self.init(frame: frame, style: style) }
  @_silgen_name("tinamou_UITableView_init_frame_style")
  fileprivate static func _make(_dynamic: Void, frame: __owned CGRect, style: __owned UITableView.Style) -> UITableView
}

extension _UITableViewInitializers {
  @_silgen_name("tinamou_UITableView_init_frame_style_of")
  @usableFromInline
  static func _made(frame: __owned CGRect, style: __owned UITableView.Style) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITableView.Type.self)._make(_dynamic: (), frame: frame, style: style), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITableView_init_frame_style_of")
  public init(frame: CGRect, style: UITableView.Style)
}

/// The initializers of `UITableViewController` for metatypes.
@preconcurrency @MainActor
public protocol _UITableViewControllerInitializers: AnyObject {}

extension UITableViewController: _UITableViewControllerInitializers {
  @_silgen_name("tinamou_UITableViewController_init_style")
  convenience init(_dynamic: Void, style: UITableView.Style) { self.init(style: style) }
  @_silgen_name("tinamou_UITableViewController_init_style")
  fileprivate static func _make(_dynamic: Void, style: __owned UITableView.Style) -> UITableViewController
}

extension _UITableViewControllerInitializers {
  @_silgen_name("tinamou_UITableViewController_init_style_of")
  @usableFromInline
  static func _made(style: __owned UITableView.Style) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITableViewController.Type.self)._make(_dynamic: (), style: style), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITableViewController_init_style_of")
  public init(style: UITableView.Style)
}
