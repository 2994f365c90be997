// SPDX-License-Identifier: MIT

import InterfaceDocuments

extension InterfaceCommandRun {
  /// Adds constraints that determine the views of `ids`.
  ///
  /// Views with a fixed frame are positioned by constraints afterward, and so are those of `chosen` that have an
  /// autoresizing mask.
  func addMissing(
    for ids: Set<String>, chosen: Set<String>, released: Set<String> = [], usesStandardSpacing: Bool
  ) {
    for view in roots.flatMap(\.tree)
    where view.hasFixedFrame && ids.contains(view.id) || view.translatesMask && chosen.contains(view.id) {
      editor.positionByConstraints(view.id)
    }
    let live = LiveDocument(document, insets: before.insets)
    for root in roots {
      let missing = MissingConstraints(
        live, in: root, for: ids, released: released, usesStandardSpacing: usesStandardSpacing)
      for draft in missing.all() { editor.add(draft, placing: []) }
    }
    editor.insertNewConstraints()
  }
}
