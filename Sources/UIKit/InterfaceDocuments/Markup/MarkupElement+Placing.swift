// SPDX-License-Identifier: MIT

extension MarkupElement {
  /// Sets the attribute `name`. A new attribute is placed after the last of `predecessors` that exists, or first if
  /// there is none.
  ///
  /// - Complexity: Linear in the number of attributes.
  public func set(_ name: String, to value: String, after predecessors: Set<String>) {
    guard self[name] == nil else {
      set(name, to: value)
      return
    }
    let last = attributes.lastIndex { predecessors.contains($0.name) }
    attributes.insert(MarkupAttribute(name, value), at: last.map { $0 + 1 } ?? attributes.startIndex)
  }
}
