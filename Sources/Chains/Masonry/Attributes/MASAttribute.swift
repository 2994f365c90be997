// SPDX-License-Identifier: MIT

import ConstraintMaking
@_exported import Tinamou

/// A set of attributes, for `make.attributes([.left, .top])`.
public struct MASAttribute: OptionSet, Hashable, Sendable {
  /// A bit for each attribute: 1 shifted by the attribute's raw value.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  var mask: AttributeMask { AttributeMask(rawValue: rawValue) }

  private init(_ attribute: NSLayoutConstraint.Attribute) { self.init(rawValue: AttributeMask(attribute).rawValue) }

  /// The left edge.
  public static let left = MASAttribute(NSLayoutConstraint.Attribute.left)
  /// The top edge.
  public static let top = MASAttribute(NSLayoutConstraint.Attribute.top)
  /// The right edge.
  public static let right = MASAttribute(NSLayoutConstraint.Attribute.right)
  /// The bottom edge.
  public static let bottom = MASAttribute(NSLayoutConstraint.Attribute.bottom)
  /// The leading edge.
  public static let leading = MASAttribute(NSLayoutConstraint.Attribute.leading)
  /// The trailing edge.
  public static let trailing = MASAttribute(NSLayoutConstraint.Attribute.trailing)
  /// The width.
  public static let width = MASAttribute(NSLayoutConstraint.Attribute.width)
  /// The height.
  public static let height = MASAttribute(NSLayoutConstraint.Attribute.height)
  /// The horizontal center.
  public static let centerX = MASAttribute(NSLayoutConstraint.Attribute.centerX)
  /// The vertical center.
  public static let centerY = MASAttribute(NSLayoutConstraint.Attribute.centerY)
  /// The baseline of the last line of text.
  public static let baseline = MASAttribute(NSLayoutConstraint.Attribute.lastBaseline)
  /// The baseline of the first line of text.
  public static let firstBaseline = MASAttribute(NSLayoutConstraint.Attribute.firstBaseline)
  /// The baseline of the last line of text.
  public static let lastBaseline = MASAttribute(NSLayoutConstraint.Attribute.lastBaseline)
  /// The left margin.
  public static let leftMargin = MASAttribute(NSLayoutConstraint.Attribute.leftMargin)
  /// The right margin.
  public static let rightMargin = MASAttribute(NSLayoutConstraint.Attribute.rightMargin)
  /// The top margin.
  public static let topMargin = MASAttribute(NSLayoutConstraint.Attribute.topMargin)
  /// The bottom margin.
  public static let bottomMargin = MASAttribute(NSLayoutConstraint.Attribute.bottomMargin)
  /// The leading margin.
  public static let leadingMargin = MASAttribute(NSLayoutConstraint.Attribute.leadingMargin)
  /// The trailing margin.
  public static let trailingMargin = MASAttribute(NSLayoutConstraint.Attribute.trailingMargin)
  /// The horizontal center of the area inside the margins.
  public static let centerXWithinMargins = MASAttribute(NSLayoutConstraint.Attribute.centerXWithinMargins)
  /// The vertical center of the area inside the margins.
  public static let centerYWithinMargins = MASAttribute(NSLayoutConstraint.Attribute.centerYWithinMargins)
}
