// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutAttribute {
  /// The name that documents use for the attribute.
  package var documentName: String { self == .lastBaseline ? "baseline" : name }

  /// The attribute that documents call `name`; `nil` for an unknown name.
  package init?(documentName name: String) {
    guard let attribute = Self.named.first(where: { $0.documentName == name }) else { return nil }
    self = attribute
  }
}

extension LayoutRelation {
  /// The name that documents use for the relation.
  package var documentName: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// The relation that documents call `name`; `nil` for an unknown name.
  package init?(documentName name: String) {
    guard let relation = Self.allCases.first(where: { $0.documentName == name }) else { return nil }
    self = relation
  }
}
