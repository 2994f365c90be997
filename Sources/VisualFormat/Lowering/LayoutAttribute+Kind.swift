// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutAttribute {
  /// The kind of an attribute.
  enum FormatKind { case size, horizontalPlace, verticalPlace, nothing }

  /// The kind of the attribute.
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

  /// Whether the attribute depends on the layout direction.
  var isRelative: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge in either layout direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
