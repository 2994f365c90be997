// SPDX-License-Identifier: MIT

import LayoutModel

/// The alignment and direction of a format, with UIKit's raw values.
///
/// Source: Apple, `NSLayoutConstraint.FormatOptions`.
public struct FormatOptions: OptionSet, Hashable, Sendable {
  /// The bits: one for each attribute to align, two for the direction, one for the spacing.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Aligns an attribute of each view with that of the preceding view.
  public static func align(_ attribute: LayoutAttribute) -> FormatOptions {
    FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// Arranges views from left to right.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// Arranges views from right to left.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  /// The bits of the direction; 0 means leading to trailing.
  public static let directionMask = FormatOptions(rawValue: 3 << 16)
  /// Measures gaps of a vertical format between baselines.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

  /// The attributes to align, by raw value. Margins have no bits: theirs are used for direction and spacing.
  var alignedAttributes: [LayoutAttribute] {
    LayoutAttribute.allCases.filter { attribute in
      let isEdgeMiddleOrBaseline =
        attribute.rawValue <= LayoutAttribute.firstBaseline.rawValue && attribute.isPosition
      return isEdgeMiddleOrBaseline && contains(.align(attribute))
    }
  }
}
