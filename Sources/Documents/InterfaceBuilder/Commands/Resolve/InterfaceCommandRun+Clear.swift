// SPDX-License-Identifier: MIT

import InterfaceDocuments

extension InterfaceCommandRun {
  /// Removes all installed constraints that refer to a view of `ids`. Views without remaining constraints keep their
  /// frames if `keepsFrames` is `true`.
  ///
  /// - Returns: The views that lost a constraint.
  @discardableResult
  func clear(_ ids: Set<String>, keepingFrames keepsFrames: Bool) -> Set<String> {
    let views = roots.flatMap(\.tree)
    var affected: Set<String> = []
    var removed: [InterfaceConstraint] = []
    for constraint in views.flatMap({ $0.constraints(under: document.traits) }) {
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      guard items.contains(where: ids.contains) else { continue }
      affected.formUnion(items)
      removed.append(constraint)
    }
    editor.remove(removed)
    guard keepsFrames else { return affected.intersection(views.map(\.id)) }
    let mentioned = Set(
      views.flatMap(\.constraints).flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) })
    let candidates = affected.union(ids)
    for view in views
    where candidates.contains(view.id) && !mentioned.contains(view.id) && view.placement == .free
      && !view.translatesMask
    {
      editor.keepFrame(of: view)
    }
    return affected.intersection(views.map(\.id))
  }
}
