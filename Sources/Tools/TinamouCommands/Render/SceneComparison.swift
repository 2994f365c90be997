// SPDX-License-Identifier: MIT

import Pictures
import ScreenComparison
import Tinamou

/// The differences between two revisions of a scene.
@MainActor
struct SceneComparison {
  let before: DrawnScene?
  let after: DrawnScene?

  /// The maximum difference that is ignored, in points, because it is not visible.
  private static let tolerance: CGFloat = 0.1

  /// Returns the scenes of two revisions, paired by identifier. Scenes that were removed come last.
  static func pairs(before: [DrawnScene], after: [DrawnScene]) -> [SceneComparison] {
    if before.count == 1, after.count == 1 { return [SceneComparison(before: before[0], after: after[0])] }
    let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(after.map(\.id))
    return after.map { SceneComparison(before: old[$0.id], after: $0) }
      + before.filter { !kept.contains($0.id) }.map { SceneComparison(before: $0, after: nil) }
  }

  /// The name used for the file names of pictures of the scene.
  var name: String? { (after ?? before)?.name }

  /// The views that were moved in their superview, resized, added or removed, outermost first. Views that only move
  /// with their superview, and contents of added or removed views, are not included.
  var changes: [FrameChange] {
    let names = laterNames
    let old = index(before, names)
    let new = index(after, [:])
    let order =
      (after?.views ?? []).map(\.id) + (before?.views ?? []).map { names[$0.id] ?? $0.id }.filter { new[$0] == nil }
    return order.compactMap { id in change(of: id, old[id], new[id], old, new, names) }
  }

  private typealias Entry = (id: String, name: String, view: UIView)

  private func index(_ scene: DrawnScene?, _ names: [String: String]) -> [String: Entry] {
    Dictionary((scene?.views ?? []).map { (names[$0.id] ?? $0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The identities after the change of the views that have another one before it. A view that is gone gets one that no view has.
  private var laterNames: [String: String] {
    guard let old = before?.screen, let new = after?.screen else { return [:] }
    let matching = ScreenMatching(old, new)
    var names: [String: String] = [:]
    for (index, element) in old.elements.enumerated() {
      guard let name = element.objectID ?? element.property else { continue }
      names[name] =
        matching.after[index].flatMap { new.elements[$0].objectID ?? new.elements[$0].property } ?? name + " (gone)"
    }
    return names
  }

  /// The changes that explain ``changes``, in sentences.
  var sentences: [String] {
    guard let old = before?.screen, let new = after?.screen else { return [] }
    var difference = ScreenDifference(old, new)
    difference.otherEffects = []
    return difference.isEmpty ? [] : DifferenceSentences(difference).all
  }

  private func change(
    of id: String, _ old: Entry?, _ new: Entry?, _ allOld: [String: Entry], _ allNew: [String: Entry],
    _ names: [String: String]
  ) -> FrameChange? {
    if let old, let new {
      let isRoot = new.view === after?.root
      let (was, now) = isRoot ? (old.view.bounds, new.view.bounds) : (old.view.frame, new.view.frame)
      guard isElsewhere(was, now) else { return nil }
    } else if let lone = new ?? old,
      isBelowOther(lone.view, in: new == nil ? allNew : allOld, new == nil ? before : after, new == nil ? names : [:])
    {
      return nil
    }
    return FrameChange(
      name: (new ?? old)?.name ?? id, before: old.flatMap { inRoot($0.view, of: before) },
      after: new.flatMap { inRoot($0.view, of: after) })
  }

  private func isElsewhere(_ was: CGRect, _ now: CGRect) -> Bool {
    let pairs = [
      (was.minX, now.minX), (was.minY, now.minY), (was.width, now.width), (was.height, now.height),
    ]
    return pairs.contains { abs($0 - $1) > Self.tolerance }
  }

  /// Returns whether the view is inside another view that was added or removed.
  private func isBelowOther(
    _ view: UIView, in others: [String: Entry], _ scene: DrawnScene?, _ names: [String: String]
  ) -> Bool {
    guard let superview = view.superview, let entry = scene?.views.first(where: { $0.view === superview }) else {
      return false
    }
    return others[names[entry.id] ?? entry.id] == nil
  }

  private func inRoot(_ view: UIView, of scene: DrawnScene?) -> CGRect? {
    guard let root = scene?.root else { return nil }
    return view === root ? CGRect(origin: .zero, size: view.bounds.size) : view.convert(view.bounds, to: root)
  }
}
