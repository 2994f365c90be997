// SPDX-License-Identifier: MIT

/// An element of a document: its attributes, what is in it, and where it stands in the file.
///
/// Elements are references: an edit shows everywhere at once. See ``MarkupDocument`` for how to read and to edit.
public final class MarkupElement {
  /// The name of the tag.
  public let name: String
  /// The attributes in their order.
  public internal(set) var attributes: [MarkupAttribute]
  /// What stands between the tags, in order.
  public internal(set) var children: [MarkupNode] = []
  /// The element it is in; nil for the outermost one and for one that has been taken out.
  public internal(set) weak var parent: MarkupElement?
  /// Whether it is written as one tag that ends in `/>`. Not so once there are children.
  var isEmptyTag: Bool

  /// The file it was read from; nil for an element made since.
  let source: MarkupSource?
  /// Where its start tag stands in the source; nil for an element made since.
  let place: Place?
  /// The bytes of its end tag in the source.
  var endTag: Range<Int>?

  /// The ranges of a start tag's parts in the source.
  struct Place {
    let startTag: Range<Int>
    let name: Range<Int>
    /// What follows the last attribute: white space and `>` or `/>`.
    let tail: Range<Int>
  }

  init(name: String, attributes: [MarkupAttribute], source: MarkupSource, place: Place, isEmptyTag: Bool) {
    self.name = name
    self.attributes = attributes
    self.source = source
    self.place = place
    self.isEmptyTag = isEmptyTag
  }

  /// A new element, to be put into a document with ``insert(_:at:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the tag.
  ///   - attributes: Names and values, in the order in which they are to be written.
  ///   - elements: What is to be in it.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], containing elements: [MarkupElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { MarkupAttribute($0.key, $0.value) }
    source = nil
    place = nil
    isEmptyTag = elements.isEmpty
    children = elements.map { .element($0) }
    for element in elements { element.parent = self }
  }

  // MARK: Reading

  /// The value of the attribute `name`; nil if there is none.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The elements in it, in order.
  public var elements: [MarkupElement] { children.compactMap(\.element) }

  /// The first element in it called `name`.
  public func element(_ name: String) -> MarkupElement? {
    for case .element(let element) in children where element.name == name { return element }
    return nil
  }

  /// The first element in it whose attribute `key` is `key`, whatever it is called.
  public func element(key: String) -> MarkupElement? {
    for case .element(let element) in children where element["key"] == key { return element }
    return nil
  }

  /// The elements in it called `name`, in order.
  public func elements(_ name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

  /// The text in it, without what stands in further elements.
  public var text: String {
    children.compactMap { node in
      guard let text = node.text, text.kind == .characters || text.kind == .literal else { return nil }
      return text.value
    }.joined()
  }

  /// This element and all below it, each before what is in it.
  public var subtree: [MarkupElement] {
    var result: [MarkupElement] = []
    var pending = [self]
    while let element = pending.popLast() {
      result.append(element)
      pending.append(contentsOf: element.elements.reversed())
    }
    return result
  }

  /// The elements it is in, from the innermost to the outermost.
  public var ancestors: [MarkupElement] {
    var result: [MarkupElement] = []
    var next = parent
    while let element = next {
      result.append(element)
      next = element.parent
    }
    return result
  }

  // MARK: Places

  /// The bytes of the start tag in the source; empty at 0 for an element made since.
  public var startTag: Range<Int> { place?.startTag ?? 0..<0 }

  /// The bytes from the start tag to the end tag in the source; nil for an element made since.
  public var range: Range<Int>? {
    place.map { $0.startTag.lowerBound..<(endTag?.upperBound ?? $0.startTag.upperBound) }
  }

  /// Where the start tag stands in the file that was read; nil for an element made since.
  public var position: MarkupPosition? {
    place.flatMap { source?.position(at: $0.startTag.lowerBound) }
  }

  /// Where the value of the attribute `name` stands in the file that was read. Where there is no such attribute, or it
  /// has been added since, the start tag's place.
  public func position(of name: String) -> MarkupPosition? {
    guard let range = attributes.first(where: { $0.name == name })?.valueRange else { return position }
    return source?.position(at: range.lowerBound)
  }

  /// Adds what the scanner has found next.
  func append(_ node: MarkupNode) {
    children.append(node)
    node.element?.parent = self
  }
}
