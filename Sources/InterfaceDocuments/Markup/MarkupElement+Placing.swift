// SPDX-License-Identifier: MIT

extension MarkupElement {
  /// Gives the attribute `name` a value; where it is new, it goes behind the last of `predecessors` that is there, or to
  /// the front where none is.
  ///
  /// - Complexity: linear in the attributes.
  public func set(_ name: String, to value: String, after predecessors: Set<String>) {
    guard self[name] == nil else {
      set(name, to: value)
      return
    }
    let last = attributes.lastIndex { predecessors.contains($0.name) }
    attributes.insert(MarkupAttribute(name, value), at: last.map { $0 + 1 } ?? attributes.startIndex)
  }
}
