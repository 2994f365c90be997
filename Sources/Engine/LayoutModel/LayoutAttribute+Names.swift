// SPDX-License-Identifier: MIT

extension LayoutAttribute {
  /// The name of the case, as UIKit, layout files and the extended visual format write it.
  package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// The attribute called `name`; `nil` if there is no such attribute.
  package init?(name: String) {
    guard let attribute = Self.named.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = attribute
  }

  /// All attributes of an item, without ``notAnAttribute``.
  package static var named: [LayoutAttribute] { allCases.filter { $0 != .notAnAttribute } }
}
