// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// A constraint that a format describes: `first.attribute relation multiplier × second.attribute + constant`.
public struct ConstraintDescription: Hashable, Sendable {
  /// A number of points, or what takes its place.
  public enum Constant: Hashable, Sendable {
    /// Points.
    case points(Double)

    /// The standard space: the margin of the superview if one of the items is a superview, else the space usual
    /// between siblings, which for baselines depends on the fonts.
    case standardSpace
  }

  /// What a constraint is there for.
  public enum Purpose: UInt8, Sendable {
    /// The gap between neighbours.
    case gap
    /// The size of a view, a gap's spacer included.
    case size
    /// An alignment that the options or a block ask for.
    case alignment
    /// A middle that a block asks for. QuickVFL installs these itself and does not return them.
    case centring
    /// The place of a spacer, or of a stack's views in it.
    case support
    /// An explicit constraint, `C:`.
    case explicit
  }

  /// The item whose attribute is constrained. In a gap it is the one that follows, as in UIKit.
  public var first: FormatItem
  /// Its attribute.
  public var firstAttribute: LayoutAttribute
  /// How the two sides compare.
  public var relation: Relation
  /// The item on the other side, if there is one.
  public var second: FormatItem?
  /// Its attribute; `notAnAttribute` without an item.
  public var secondAttribute: LayoutAttribute
  /// What the second attribute is multiplied by.
  public var multiplier: Double
  /// What is added to it.
  public var constant: Constant
  /// How much the constraint matters.
  public var priority: Priority
  /// The name the text gives it.
  public var name: String?
  /// What it is there for.
  public var purpose: Purpose
  /// The part of the text that asks for it.
  public var range: SourceRange
}
