// SPDX-License-Identifier: MIT

/// The visible elements of a list in ascending order of their keys.
///
/// Delegates and cells are called in this order, so that the order is the same in every run.
struct VisibleElements<Key: Comparable, Element>: RandomAccessCollection {
  private var entries: [(key: Key, element: Element)] = []

  var startIndex: Int { entries.startIndex }
  var endIndex: Int { entries.endIndex }
  subscript(position: Int) -> (key: Key, element: Element) { entries[position] }

  /// The keys in ascending order.
  var keys: [Key] { entries.map(\.key) }
  /// The elements in ascending order of their keys.
  var elements: [Element] { entries.map(\.element) }

  private func position(of key: Key) -> Int { entries.partitionIndex { $0.key >= key } }

  private func contains(_ key: Key, at position: Int) -> Bool {
    position < entries.count && entries[position].key == key
  }

  /// The element with a key. Setting `nil` removes it.
  ///
  /// - Complexity: O(log count) to read and to append; O(count) to insert at another position and to remove.
  subscript(key key: Key) -> Element? {
    get {
      let position = position(of: key)
      return contains(key, at: position) ? entries[position].element : nil
    }
    set {
      let position = position(of: key)
      switch (newValue, contains(key, at: position)) {
      case (let element?, true): entries[position].element = element
      case (let element?, false): entries.insert((key, element), at: position)
      case (nil, true): entries.remove(at: position)
      case (nil, false): break
      }
    }
  }

  mutating func removeValue(for key: Key) -> Element? {
    let element = self[key: key]
    if element != nil { self[key: key] = nil }
    return element
  }

  /// Removes and returns the elements for which `shouldRemove` returns `true`.
  mutating func remove(where shouldRemove: (Key) -> Bool) -> [(key: Key, element: Element)] {
    let removed = entries.filter { shouldRemove($0.key) }
    if !removed.isEmpty { entries.removeAll { shouldRemove($0.key) } }
    return removed
  }

  /// Changes the keys of the elements. Removes and returns those for which `newKey` returns `nil`, under their old
  /// keys.
  mutating func move(_ newKey: (Key) -> Key?) -> [(key: Key, element: Element)] {
    var removed: [(key: Key, element: Element)] = []
    var moved: [(key: Key, element: Element)] = []
    for entry in entries {
      if let key = newKey(entry.key) { moved.append((key, entry.element)) } else { removed.append(entry) }
    }
    entries = moved.sorted { $0.key < $1.key }
    return removed
  }
}
