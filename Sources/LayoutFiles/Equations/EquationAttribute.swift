// SPDX-License-Identifier: MIT

/// The attributes in equations, with UIKit's names.
enum EquationAttribute: String, CaseIterable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What an attribute measures. Only attributes of compatible families can be compared.
  enum Family {
    /// Horizontal positions that depend on the layout direction.
    case reading
    /// Horizontal positions that do not depend on the layout direction.
    case physical
    /// Horizontal centers, which can be compared with both.
    case middle
    /// Vertical positions.
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

  /// Whether UIKit allows a constraint between the two attributes.
  func canBeCompared(with other: EquationAttribute) -> Bool {
    switch (family, other.family) {
    case (.reading, .physical), (.physical, .reading): false
    case (.reading, .middle), (.middle, .reading), (.physical, .middle), (.middle, .physical): true
    default: family == other.family
    }
  }

  /// Whether the attribute is a baseline. Layout guides have none.
  var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }
}
