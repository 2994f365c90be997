// SPDX-License-Identifier: MIT

/// Insertions and removals of many children in one pass.
extension MarkupElement {
  /// A new child and the index among ``elements`` before which it is inserted.
  package struct Insertion {
    package let element: MarkupElement
    package let index: Int

    package init(_ element: MarkupElement, at index: Int) {
      self.element = element
      self.index = index
    }
  }

  /// Inserts elements before the children that are at the given indices now.
  ///
  /// The result is that of one ``insert(_:at:)`` for each element. Elements with equal indices keep their order.
  ///
  /// - Parameter insertions: The elements, in increasing order of their indices.
  /// - Precondition: The new elements have no parent.
  /// - Complexity: Linear in the number of children.
  package func insert(_ insertions: [Insertion]) {
    guard let first = insertions.first else { return }
    let count = elements.count
    guard count > 0 else {
      insert(first.element)
      return insert(insertions.dropFirst().map { Insertion($0.element, at: 1) })
    }
    let (lineBreak, prepare) = preparation()
    var result: [MarkupNode] = []
    result.reserveCapacity(children.count + 2 * insertions.count)
    var next = insertions.startIndex
    var index = 0
    for child in children {
      guard child.element != nil else {
        result.append(child)
        continue
      }
      while next < insertions.endIndex, insertions[next].index <= index {
        prepare(insertions[next].element)
        insertions[next].element.lastIndexInParent = result.endIndex
        result.append(.element(insertions[next].element))
        result.append(.text(lineBreak))
        next += 1
      }
      result.append(child)
      index += 1
      guard index == count else { continue }
      for insertion in insertions[next...] {
        prepare(insertion.element)
        result.append(.text(lineBreak))
        insertion.element.lastIndexInParent = result.endIndex
        result.append(.element(insertion.element))
      }
    }
    children = result
  }

  /// Removes the children with the identities `removed`, each with the white space before it.
  ///
  /// The result is that of one ``remove()`` for each of them.
  ///
  /// - Complexity: Linear in the number of children.
  package func removeChildren(_ removed: Set<ObjectIdentifier>) {
    var result: [MarkupNode] = []
    result.reserveCapacity(children.count)
    for child in children {
      guard let element = child.element, removed.contains(ObjectIdentifier(element)) else {
        result.append(child)
        continue
      }
      element.parent = nil
      if result.last?.text?.isWhitespace == true { result.removeLast() }
    }
    guard result.count < children.count else { return }
    children = result
    if result.allSatisfy({ $0.text?.isWhitespace == true }) {
      children = []
      isEmptyTag = true
    }
  }
}
