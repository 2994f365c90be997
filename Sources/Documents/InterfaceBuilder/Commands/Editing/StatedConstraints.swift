// SPDX-License-Identifier: MIT

import LayoutModel

/// Constraints, found by what they state.
struct StatedConstraints {
  private var constraints: [ConstraintStatement<InterfaceTerm>: [(draft: InterfaceConstraintDraft, id: String)]] = [:]

  /// Returns the identifier of the first constraint that is equivalent to `draft`; `nil` if there is none.
  func id(of draft: InterfaceConstraintDraft) -> String? {
    constraints[draft.statement]?.first { $0.draft.isSameStatement(as: draft) }?.id
  }

  /// Adds a constraint with the contents of `draft`.
  mutating func insert(_ draft: InterfaceConstraintDraft, id: String) {
    constraints[draft.statement, default: []].append((draft, id))
  }
}
