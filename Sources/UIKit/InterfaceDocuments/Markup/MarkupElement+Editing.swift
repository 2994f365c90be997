// SPDX-License-Identifier: MIT

extension MarkupElement {
  // MARK: Attributes

  /// Sets, adds or, with `nil`, removes the attribute `name`.
  ///
  /// A new attribute is placed where Interface Builder places it: before `id`, otherwise last. The rest of the tag is
  /// unchanged. An attribute that is set back to the value that was read is written as it was read.
  public func set(_ name: String, to value: String?) {
    let index = attributes.firstIndex { $0.name == name }
    switch (index, value) {
    case (let index?, let value?): attributes[index].value = value
    case (let index?, nil): attributes.remove(at: index)
    case (nil, let value?): add(MarkupAttribute(name, value))
    case (nil, nil): break
    }
  }

  private func add(_ attribute: MarkupAttribute) {
    let index = attributes.firstIndex { $0.name == "id" } ?? attributes.endIndex
    attributes.insert(attribute, at: index)
  }

  // MARK: Elements

  /// Inserts `element` as a child, on its own line with the document's indentation.
  ///
  /// - Parameter index: The index among ``elements``; `nil` for the end.
  /// - Precondition: `element` has no parent and does not contain this element.
  public func insert(_ element: MarkupElement, at index: Int? = nil) {
    precondition(element.parent == nil && element !== self, "An element can have only one parent.")
    let present = elements
    element.layOut(indentation: indentationOfChildren, style: indentationStyle)
    if let index, index < present.count {
      insert(element, before: present[max(0, index)])
    } else if let last = present.last {
      insert(element, after: last)
    } else {
      insertFirst(element)
    }
    element.parent = self
    isEmptyTag = false
  }

  /// Returns the white space between children, and what makes a new element a child on a line of its own, but for its
  /// place among the children.
  func preparation() -> (lineBreak: MarkupText, prepare: (MarkupElement) -> Void) {
    let indentation = indentationOfChildren
    let style = indentationStyle
    return (
      MarkupText(whitespace: style.lineEnd + indentation),
      { [self] element in
        precondition(element.parent == nil && element !== self, "An element can have only one parent.")
        element.layOut(indentation: indentation, style: style)
        element.parent = self
      }
    )
  }

  /// Removes the element and the white space before it from its parent. If only white space remains, the parent becomes
  /// an empty tag.
  public func remove() {
    guard let parent, let index = parent.index(of: self) else { return }
    parent.children.remove(at: index)
    if index > 0, parent.children[index - 1].text?.isWhitespace == true { parent.children.remove(at: index - 1) }
    self.parent = nil
    if parent.children.allSatisfy({ $0.text?.isWhitespace == true }) {
      parent.children = []
      parent.isEmptyTag = true
    }
  }

  /// Replaces the text of an element without child elements, such as `string`.
  public func set(text: String) {
    children = elements.map { .element($0) } + (text.isEmpty ? [] : [.text(MarkupText(characters: text))])
    isEmptyTag = children.isEmpty
  }

  /// Returns the index of a child, which is searched from where it was last found in both directions. Insertions and
  /// removals move it by a few places only.
  private func index(of element: MarkupElement) -> Int? {
    var below = min(element.lastIndexInParent, children.endIndex) - 1
    var above = below + 1
    while below >= 0 || above < children.endIndex {
      for index in [above, below] where children.indices.contains(index) && children[index].element === element {
        element.lastIndexInParent = index
        return index
      }
      above += 1
      below -= 1
    }
    return nil
  }

  private func insert(_ element: MarkupElement, after sibling: MarkupElement) {
    let index = index(of: sibling).map { $0 + 1 } ?? children.endIndex
    children.insert(contentsOf: [.text(lineBreak(indentationOfChildren)), .element(element)], at: index)
    element.lastIndexInParent = index + 1
  }

  private func insert(_ element: MarkupElement, before sibling: MarkupElement) {
    let index = index(of: sibling) ?? children.endIndex
    children.insert(contentsOf: [.element(element), .text(lineBreak(indentationOfChildren))], at: index)
    element.lastIndexInParent = index
  }

  private func insertFirst(_ element: MarkupElement) {
    children.removeAll { $0.text?.isWhitespace == true }
    children.append(.text(lineBreak(indentationOfChildren)))
    children.append(.element(element))
    children.append(.text(lineBreak(indentation)))
  }

  // MARK: Indentation

  /// Adds line breaks and indentation inside a new element.
  private func layOut(indentation: String, style: IndentationStyle) {
    guard sourceRanges == nil, !elements.isEmpty else { return }
    let inner = indentation + style.unit
    let contents = elements
    children = []
    for element in contents {
      element.layOut(indentation: inner, style: style)
      children.append(.text(MarkupText(whitespace: style.lineEnd + inner)))
      children.append(.element(element))
    }
    children.append(.text(MarkupText(whitespace: style.lineEnd + indentation)))
  }

  private func lineBreak(_ indentation: String) -> MarkupText {
    MarkupText(whitespace: indentationStyle.lineEnd + indentation)
  }

  /// The indentation of the child elements.
  private var indentationOfChildren: String {
    elements.first.flatMap { indentation(of: $0) } ?? indentation + indentationStyle.unit
  }

  /// The white space before the element on its line.
  private var indentation: String {
    parent?.indentation(of: self) ?? ""
  }

  private func indentation(of element: MarkupElement) -> String? {
    guard let index = index(of: element), index > 0, let text = children[index - 1].text else { return nil }
    return text.indentation.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The indentation style of the document, taken from the outermost elements.
  private var indentationStyle: IndentationStyle {
    let root = ancestors.last ?? self
    let unit = root.elements.first.flatMap { root.indentation(of: $0) }
    let isWindows = root.children.first?.text?.spelling.contains(MarkupByte.carriageReturn) == true
    return IndentationStyle(unit: unit ?? "    ", lineEnd: isWindows ? "\r\n" : "\n")
  }

  /// The indentation style of a document.
  private struct IndentationStyle {
    let unit: String
    let lineEnd: String
  }
}

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
