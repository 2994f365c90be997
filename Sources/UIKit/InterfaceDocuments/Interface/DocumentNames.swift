// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutAttribute {
  /// The name of the attribute in documents.
  package var documentName: String { self == .lastBaseline ? "baseline" : name }

  /// Creates the attribute with the given name in documents; `nil` for an unknown name.
  package init?(documentName name: String) {
    guard let attribute = Self.named.first(where: { $0.documentName == name }) else { return nil }
    self = attribute
  }
}

extension LayoutRelation {
  /// The name of the relation in documents.
  package var documentName: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// Creates the relation with the given name in documents; `nil` for an unknown name.
  package init?(documentName name: String) {
    guard let relation = Self.allCases.first(where: { $0.documentName == name }) else { return nil }
    self = relation
  }
}
