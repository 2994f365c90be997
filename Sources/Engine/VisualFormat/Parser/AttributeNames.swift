// SPDX-License-Identifier: MIT

import LayoutModel

/// The names of attributes after a view's name, as in `b.height`.
enum AttributeNames {
  /// The older name of `lastBaseline`.
  private static let baseline = "baseline"

  /// All names that a format may use.
  static var all: [String] { LayoutAttribute.named.map { $0.name } + [baseline] }

  /// The attribute with a name; `nil` if there is none.
  static func attribute(named name: String) -> LayoutAttribute? {
    name.utf8.elementsEqual(baseline.utf8) ? .lastBaseline : LayoutAttribute(name: name)
  }

  /// The name of an attribute; `nil` for `notAnAttribute`.
  static func name(of attribute: LayoutAttribute) -> String? {
    attribute == .notAnAttribute ? nil : attribute.name
  }
}
