// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitViews

/// The initializers of `UITableViewCell` for metatypes.
@preconcurrency @MainActor
public protocol _UITableViewCellInitializers: AnyObject {}

extension UITableViewCell: _UITableViewCellInitializers {
  @_silgen_name("tinamou_UITableViewCell_init_style_reuseIdentifier")
  convenience init(_dynamic: Void, style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("tinamou_UITableViewCell_init_style_reuseIdentifier")
  fileprivate static func _make(
    _dynamic: Void, style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> UITableViewCell
}

extension _UITableViewCellInitializers {
  @_silgen_name("tinamou_UITableViewCell_init_style_reuseIdentifier_of")
  @usableFromInline
  static func _made(style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: UITableViewCell.Type.self)._make(
        _dynamic: (), style: style, reuseIdentifier: reuseIdentifier), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_UITableViewCell_init_style_reuseIdentifier_of")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}
