// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// A constraint that a format describes: `first.attribute relation multiplier × second.attribute + constant`.
public struct FormatConstraint: Hashable, Sendable {
  /// A number of points or the standard spacing.
  public enum Constant: Hashable, Sendable {
    /// A number of points.
    case points(Double)

    /// The standard spacing: the superview's margin if one of the items is a superview; otherwise that between
    /// siblings, which depends on the fonts for baselines.
    case standardSpace
  }

  /// The purpose of a constraint.
  public enum Purpose: UInt8, Sendable {
    /// The gap between neighbors.
    case gap
    /// The size of a view, or of the spacer of a gap.
    case size
    /// An alignment from the options or a block.
    case alignment
    /// Centering, from a block. QuickVFL installs these constraints itself and does not return them.
    case centering
    /// The position of a spacer, or of a stack's views in the stack.
    case support
    /// An explicit constraint, `C:`.
    case explicit
  }

  /// The item whose attribute is constrained. For a gap it is the following item, as in UIKit.
  public var first: FormatItem
  /// The attribute of the first item.
  public var firstAttribute: LayoutAttribute
  /// The relation between the two sides.
  public var relation: Relation
  /// The item of the second side; `nil` if there is none.
  public var second: FormatItem?
  /// The attribute of the second item; `notAnAttribute` without an item.
  public var secondAttribute: LayoutAttribute
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The constant added to the second side.
  public var constant: Constant
  /// The priority of the constraint.
  public var priority: Priority
  /// The name of the constraint in the text; `nil` if it has none.
  public var name: String?
  /// The purpose of the constraint.
  public var purpose: Purpose
  /// The source range that describes the constraint.
  public var range: SourceRange
}

/// An item of a constraint that a format describes.
public enum FormatItem: Hashable, Sendable {
  /// The view with a name.
  case view(String)

  /// The superview of the view with a name.
  case superview(of: String)

  /// A spacer or stack that the format needs: an index into ``LoweredFormat/generated``.
  case generated(Int)
}
