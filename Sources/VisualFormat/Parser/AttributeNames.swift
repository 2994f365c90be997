// SPDX-License-Identifier: MIT

import LayoutModel

/// The names of attributes after a view's name, as in `b.height`.
enum AttributeNames {
  /// All names with their attributes. `baseline` is the older name of `lastBaseline`.
  static let all: [(name: StaticString, attribute: LayoutAttribute)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing), ("width", .width), ("height", .height),
    ("centerX", .centerX), ("centerY", .centerY),
    ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline), ("baseline", .lastBaseline),
    ("leftMargin", .leftMargin), ("rightMargin", .rightMargin),
    ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
    ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin),
    ("centerXWithinMargins", .centerXWithinMargins), ("centerYWithinMargins", .centerYWithinMargins),
  ]

  /// The attribute with a name; `nil` if there is none.
  static func attribute(named name: String) -> LayoutAttribute? {
    let letters = Array(name.utf8)
    return all.first { letters.elementsEqual($0.name.bytes) }?.attribute
  }

  /// The name of an attribute; `nil` for `notAnAttribute`.
  static func name(of attribute: LayoutAttribute) -> String? {
    all.first { $0.attribute == attribute }?.name.string
  }
}
