// SPDX-License-Identifier: MIT

/// The identifiers that objects of documents have after a change, by those that they had before it: a writer may number all objects of a
/// document anew.
package struct ObjectIdentities: Sendable {
  private var later: [String: String] = [:]

  /// Pairs the screens, views and constraints of two sides.
  package init(_ before: [ComparedScreen], _ after: [ComparedScreen]) {
    for (new, old) in ScreenPairs(before, after).before { pair(before[old], after[new]) }
  }

  /// Returns the identifier after the change: the same one for an object that is not on both sides.
  package subscript(identifier: String) -> String { later[identifier] ?? identifier }

  private mutating func pair(_ before: ComparedScreen, _ after: ComparedScreen) {
    if let old = before.sceneID, let new = after.sceneID { later[old] = new }
    let elements = ScreenMatching(before, after)
    for (old, new) in elements.after {
      set(before.elements[old].objectID, after.elements[new].objectID)
    }
    for pair in ConstraintMatching(before, after, elements: elements).pairs {
      set(
        pair.before.flatMap { before.constraints[$0].objectID }, pair.after.flatMap { after.constraints[$0].objectID })
    }
  }

  private mutating func set(_ old: String?, _ new: String?) {
    if let old, let new { later[old] = new }
  }
}

extension ComparedScreen {
  /// The identifier of the scene in its document; `nil` for another screen.
  fileprivate var sceneID: String? {
    let prefix = "scene "
    return identities.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}
