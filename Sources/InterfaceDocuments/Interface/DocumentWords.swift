// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutAttribute {
  /// The word with which documents write the attribute.
  package var documentWord: String { self == .lastBaseline ? "baseline" : name }

  /// The attribute that documents write as `word`; nil for a word that is not known.
  package init?(documentWord word: String) {
    guard let attribute = Self.named.first(where: { $0.documentWord == word }) else { return nil }
    self = attribute
  }
}

extension LayoutRelation {
  /// The word with which documents write the relation.
  package var documentWord: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// The relation that documents write as `word`; nil for a word that is not known.
  package init?(documentWord word: String) {
    guard let relation = Self.allCases.first(where: { $0.documentWord == word }) else { return nil }
    self = relation
  }
}
