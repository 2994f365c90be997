// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutAttribute {
  /// What an attribute measures.
  enum FormatKind { case size, horizontalPlace, verticalPlace, nothing }

  /// What the attribute measures.
  var formatKind: FormatKind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPlace
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPlace
    case .notAnAttribute: .nothing
    }
  }

  /// Whether the attribute depends on the direction of reading.
  var isRelative: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge in every direction of reading.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
