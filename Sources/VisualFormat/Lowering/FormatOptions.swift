// SPDX-License-Identifier: MIT

import LayoutModel

/// How the views of a format are aligned and which way it reads, with UIKit's raw values.
///
/// Source: Apple, `NSLayoutConstraint.FormatOptions`.
public struct FormatOptions: OptionSet, Hashable, Sendable {
  /// One bit for each attribute to align, two for the direction, one for the kind of spacing.
  public let rawValue: UInt

  /// Options with UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Align the given attribute of each view with that of the view before it.
  public static func align(_ attribute: LayoutAttribute) -> FormatOptions {
    FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// Reading runs from left to right, whatever the language.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// Reading runs from right to left, whatever the language.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  /// The bits of the direction; none of them set means leading to trailing.
  public static let directionMask = FormatOptions(rawValue: 3 << 16)
  /// Gaps of a vertical format run from baseline to baseline.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

  /// The attributes to align, by raw value. Margins have no bits: theirs mean direction and spacing.
  var alignedAttributes: [LayoutAttribute] {
    LayoutAttribute.allCases.filter { attribute in
      let isEdgeMiddleOrBaseline =
        attribute.rawValue <= LayoutAttribute.firstBaseline.rawValue && attribute.formatKind != .size
        && attribute.formatKind != .nothing
      return isEdgeMiddleOrBaseline && contains(.align(attribute))
    }
  }
}
