// SPDX-License-Identifier: MIT

import LayoutModel

/// How attributes are written behind a view's name, `b.height`.
enum AttributeNames {
  /// Every name with its attribute. `baseline` is the older name of the last one.
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

  /// The attribute with the name, or nil.
  static func attribute(named name: String) -> LayoutAttribute? {
    let letters = Array(name.utf8)
    return all.first { letters.elementsEqual($0.name.bytes) }?.attribute
  }

  /// The name of an attribute; "notAnAttribute" has none.
  static func name(of attribute: LayoutAttribute) -> String? {
    all.first { $0.attribute == attribute }?.name.string
  }
}
