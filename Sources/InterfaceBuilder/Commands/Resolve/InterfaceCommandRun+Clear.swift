// SPDX-License-Identifier: MIT

import InterfaceDocuments

extension InterfaceCommandRun {
  /// Takes out all constraints that speak of a view of `ids` and are there under the canvas's size classes. Views of
  /// which no constraint is left keep their frames, unless others follow that hold them.
  ///
  /// - Returns: The views that a constraint spoke of.
  @discardableResult
  func clear(_ ids: Set<String>, keepingFrames keepsFrames: Bool) -> Set<String> {
    let views = roots.flatMap(\.tree)
    var affected: Set<String> = []
    for constraint in views.flatMap({ $0.constraints(under: document.traits) }) {
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      guard items.contains(where: ids.contains) else { continue }
      affected.formUnion(items)
      editor.remove(constraint)
    }
    guard keepsFrames else { return affected.intersection(views.map(\.id)) }
    let mentioned = Set(
      views.flatMap(\.constraints).flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) })
    for view in views
    where affected.union(ids).contains(view.id) && !mentioned.contains(view.id) && view.placement == .free
      && !view.translatesMask
    {
      editor.placeByFrame(view)
    }
    return affected.intersection(views.map(\.id))
  }
}
