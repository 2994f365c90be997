// SPDX-License-Identifier: MIT

/// The subviews of a view whose position and size along an axis are determined.
final class SettledSiblings {
  /// The lines on which the subviews lie; `nil` if nothing is aligned with them.
  let lines: SiblingLines?
  private var settled: Set<String> = []

  init(lines: SiblingLines? = nil) { self.lines = lines }

  func contains(_ view: String) -> Bool { settled.contains(view) }

  func insert(_ view: String) {
    guard settled.insert(view).inserted else { return }
    lines?.set(.settled, true, of: view)
  }
}
