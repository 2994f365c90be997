// SPDX-License-Identifier: MIT

/// An element of a document, with its attributes, its children, and its location in the source.
///
/// Elements are reference types, so an edit is visible wherever the element is used. ``MarkupDocument`` shows how to
/// read and edit elements.
public final class MarkupElement {
  /// The name of the tag.
  public let name: String
  /// The attributes in order.
  public internal(set) var attributes: [MarkupAttribute]
  /// The child nodes in order.
  public internal(set) var children: [MarkupNode] = []
  /// The parent element; `nil` for the root element and for an element that was removed.
  public internal(set) weak var parent: MarkupElement?
  /// The index among the parent's children at which the element was last found or inserted.
  var lastIndexInParent = 0
  /// Whether the element is written as an empty tag that ends in `/>`. Always `false` for an element with children.
  var isEmptyTag: Bool

  /// The source of the element; `nil` for an element that was created.
  let source: MarkupSource?
  /// The byte ranges of the start tag in the source; `nil` for an element that was created.
  let sourceRanges: SourceRanges?
  /// The byte range of the end tag in the source.
  var endTag: Range<Int>?

  /// The byte ranges of a start tag in the source.
  struct SourceRanges {
    let startTag: Range<Int>
    let name: Range<Int>
    /// The range after the last attribute: white space and `>` or `/>`.
    let tail: Range<Int>
  }

  init(name: String, attributes: [MarkupAttribute], source: MarkupSource, sourceRanges: SourceRanges, isEmptyTag: Bool)
  {
    self.name = name
    self.attributes = attributes
    self.source = source
    self.sourceRanges = sourceRanges
    self.isEmptyTag = isEmptyTag
  }

  /// Creates an element, which can be added to a document with ``insert(_:at:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the tag.
  ///   - attributes: The names and values, in the order in which they are written.
  ///   - elements: The child elements.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], containing elements: [MarkupElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { MarkupAttribute($0.key, $0.value) }
    source = nil
    sourceRanges = nil
    isEmptyTag = elements.isEmpty
    children = elements.map { .element($0) }
    for element in elements { element.parent = self }
  }

  // MARK: Reading

  /// The value of the attribute `name`, or `nil`.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The child elements in order.
  public var elements: [MarkupElement] { children.compactMap(\.element) }

  /// Returns the first child element with the given name.
  public func element(_ name: String) -> MarkupElement? {
    for case .element(let element) in children where element.name == name { return element }
    return nil
  }

  /// Returns the first child element whose attribute `key` has the given value.
  public func element(key: String) -> MarkupElement? {
    for case .element(let element) in children where element["key"] == key { return element }
    return nil
  }

  /// Returns the child elements with the given name, in order.
  public func elements(_ name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

  /// The text of the element, without the text of child elements.
  public var text: String {
    children.compactMap { node in
      guard let text = node.text, text.kind == .characters || text.kind == .literal else { return nil }
      return text.value
    }.joined()
  }

  /// The element and all its descendants, parents before their children.
  public var subtree: [MarkupElement] {
    var result: [MarkupElement] = []
    var pending = [self]
    while let element = pending.popLast() {
      result.append(element)
      pending.append(contentsOf: element.elements.reversed())
    }
    return result
  }

  /// The ancestors, from the parent to the root element.
  public var ancestors: [MarkupElement] {
    var result: [MarkupElement] = []
    var next = parent
    while let element = next {
      result.append(element)
      next = element.parent
    }
    return result
  }

  // MARK: Positions

  /// The byte range of the start tag in the source; empty at 0 for an element that was created.
  public var startTag: Range<Int> { sourceRanges?.startTag ?? 0..<0 }

  /// The byte range from the start tag to the end tag in the source; `nil` for an element that was created.
  public var range: Range<Int>? {
    sourceRanges.map { $0.startTag.lowerBound..<(endTag?.upperBound ?? $0.startTag.upperBound) }
  }

  /// The position of the start tag in the source; `nil` for an element that was created.
  public var position: MarkupPosition? {
    sourceRanges.flatMap { source?.position(at: $0.startTag.lowerBound) }
  }

  /// Returns the position of an attribute's value in the source, or of the start tag if the attribute is missing or was
  /// added.
  public func position(of name: String) -> MarkupPosition? {
    guard let range = attributes.first(where: { $0.name == name })?.valueRange else { return position }
    return source?.position(at: range.lowerBound)
  }

  /// Appends a node found by the scanner.
  func append(_ node: MarkupNode) {
    node.element?.lastIndexInParent = children.endIndex
    node.element?.parent = self
    children.append(node)
  }
}

/// A child of an element.
public enum MarkupNode {
  /// An element.
  case element(MarkupElement)
  /// Text, a comment or a processing instruction.
  case text(MarkupText)

  /// The element, or `nil` for another kind of node.
  public var element: MarkupElement? {
    if case .element(let element) = self { element } else { nil }
  }

  /// The text node, or `nil` for an element.
  public var text: MarkupText? {
    if case .text(let text) = self { text } else { nil }
  }
}
