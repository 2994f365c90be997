// SPDX-License-Identifier: MIT

/// The attributes that an equation can name, spelt as in UIKit.
enum EquationAttribute: String, CaseIterable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What an attribute measures; only attributes of kindred families can be compared.
  enum Family {
    /// Positions from side to side that follow the direction of reading.
    case reading
    /// Positions from side to side that do not.
    case physical
    /// Middles from side to side, which go with either.
    case middle
    /// Positions from top to bottom.
    case vertical
    /// Widths and heights.
    case size
  }

  var family: Family {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .left, .right, .leftMargin, .rightMargin: .physical
    case .centerX, .centerXWithinMargins: .middle
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether UIKit lets the two stand on the two sides of a constraint.
  func canBeCompared(with other: EquationAttribute) -> Bool {
    switch (family, other.family) {
    case (.reading, .physical), (.physical, .reading): false
    case (.reading, .middle), (.middle, .reading), (.physical, .middle), (.middle, .physical): true
    default: family == other.family
    }
  }

  /// Whether the attribute is a baseline, which layout guides do not have.
  var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }
}
