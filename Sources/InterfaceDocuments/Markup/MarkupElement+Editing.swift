// SPDX-License-Identifier: MIT

extension MarkupElement {
  // MARK: Attributes

  /// Gives the attribute `name` another value, adds it, or with nil takes it away.
  ///
  /// A new attribute goes where Interface Builder has it: in front of `id`, else last. Nothing else in the tag changes,
  /// and an attribute that gets back the value it was read with is written as it was.
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

  /// Puts `element` among the elements in this one, on a line of its own with the document's indentation.
  ///
  /// - Parameter index: Its place among ``elements``; nil for the last.
  /// - Precondition: `element` is in no document, and this element is not in it.
  public func insert(_ element: MarkupElement, at index: Int? = nil) {
    precondition(element.parent == nil && element !== self, "An element can be in one place only.")
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

  /// Takes the element out of its document, together with the white space before it. Where nothing but white space is
  /// left around it, the parent becomes an empty tag.
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

  /// Replaces all text in it by `text`; for elements like `string` that have no elements in them.
  public func set(text: String) {
    children = elements.map { .element($0) } + (text.isEmpty ? [] : [.text(MarkupText(characters: text))])
    isEmptyTag = children.isEmpty
  }

  private func index(of element: MarkupElement) -> Int? {
    children.firstIndex { $0.element === element }
  }

  private func insert(_ element: MarkupElement, after sibling: MarkupElement) {
    let index = index(of: sibling).map { $0 + 1 } ?? children.endIndex
    children.insert(contentsOf: [.text(lineBreak(indentationOfChildren)), .element(element)], at: index)
  }

  private func insert(_ element: MarkupElement, before sibling: MarkupElement) {
    let index = index(of: sibling) ?? children.endIndex
    children.insert(contentsOf: [.element(element), .text(lineBreak(indentationOfChildren))], at: index)
  }

  private func insertFirst(_ element: MarkupElement) {
    children.removeAll { $0.text?.isWhitespace == true }
    children.append(.text(lineBreak(indentationOfChildren)))
    children.append(.element(element))
    children.append(.text(lineBreak(indentation)))
  }

  // MARK: Indentation

  /// Gives what is in a new element lines of its own.
  private func layOut(indentation: String, style: IndentationStyle) {
    guard place == nil, !elements.isEmpty else { return }
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

  /// The white space before the elements in this one.
  private var indentationOfChildren: String {
    elements.first.flatMap { indentation(of: $0) } ?? indentation + indentationStyle.unit
  }

  /// The white space before this element on its line.
  private var indentation: String {
    parent?.indentation(of: self) ?? ""
  }

  private func indentation(of element: MarkupElement) -> String? {
    guard let index = index(of: element), index > 0, let text = children[index - 1].text else { return nil }
    return text.indentation.map { String(decoding: $0, as: UTF8.self) }
  }

  /// How this element's document is indented: what the outermost elements show.
  private var indentationStyle: IndentationStyle {
    let root = ancestors.last ?? self
    let unit = root.elements.first.flatMap { root.indentation(of: $0) }
    let isWindows = root.children.first?.text?.spelling.contains(MarkupByte.carriageReturn) == true
    return IndentationStyle(unit: unit ?? "    ", lineEnd: isWindows ? "\r\n" : "\n")
  }

  /// How a document is indented.
  private struct IndentationStyle {
    let unit: String
    let lineEnd: String
  }
}
