// SPDX-License-Identifier: MIT

// Written by Scripts/dynamic-initializers from the initializers of the classes.

import CoreGraphics
import Foundation
import UIKitValues

/// The initializers of `NSLayoutConstraint` for metatypes.
@preconcurrency @MainActor
public protocol _NSLayoutConstraintInitializers: AnyObject {}

extension NSLayoutConstraint: _NSLayoutConstraintInitializers {
  @_silgen_name("tinamou_NSLayoutConstraint_init")
  convenience init(_dynamic: Void) { self.init() }
  @_silgen_name("tinamou_NSLayoutConstraint_init")
  fileprivate static func _make(_dynamic: Void) -> NSLayoutConstraint
  @_silgen_name("tinamou_NSLayoutConstraint_init_item_attribute_relatedBy_toItem_attribute_multiplier_constant")
  convenience init(
    _dynamic: Void, item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier,
      constant: c)
  }
  @_silgen_name("tinamou_NSLayoutConstraint_init_item_attribute_relatedBy_toItem_attribute_multiplier_constant")
  fileprivate static func _make(
    _dynamic: Void, item view1: __owned Any, attribute attr1: __owned NSLayoutConstraint.Attribute,
    relatedBy relation: __owned NSLayoutConstraint.Relation, toItem view2: __owned Any?,
    attribute attr2: __owned NSLayoutConstraint.Attribute, multiplier: __owned CGFloat, constant c: __owned CGFloat
  ) -> NSLayoutConstraint
}

extension _NSLayoutConstraintInitializers {
  @_silgen_name("tinamou_NSLayoutConstraint_init_of")
  @usableFromInline
  static func _made() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: NSLayoutConstraint.Type.self)._make(_dynamic: ()), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_NSLayoutConstraint_init_of")
  public init()
  @_silgen_name("tinamou_NSLayoutConstraint_init_item_attribute_relatedBy_toItem_attribute_multiplier_constant_of")
  @usableFromInline
  static func _made(
    item view1: __owned Any, attribute attr1: __owned NSLayoutConstraint.Attribute,
    relatedBy relation: __owned NSLayoutConstraint.Relation, toItem view2: __owned Any?,
    attribute attr2: __owned NSLayoutConstraint.Attribute, multiplier: __owned CGFloat, constant c: __owned CGFloat
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: NSLayoutConstraint.Type.self)._make(
        _dynamic: (), item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
        multiplier: multiplier, constant: c), to: Self.self)
  }
  /// Calls that of the class.
  @_disfavoredOverload
  @_silgen_name("tinamou_NSLayoutConstraint_init_item_attribute_relatedBy_toItem_attribute_multiplier_constant_of")
  public init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
}
