// SPDX-License-Identifier: MIT

/// Parses bytes into a tree that preserves all of them.
///
/// The scanner is not recursive: it stores open elements in an array. It rejects document types and entity
/// definitions, with which a short file could expand to a large tree.
struct MarkupScanner {
  let source: MarkupSource
  let bytes: [UInt8]
  let limits: MarkupLimits
  /// The offset of the next byte.
  var offset: Int
  /// The open elements, outermost first.
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  /// The nodes before the root element.
  private var prolog: [MarkupText] = []
  /// The nodes after the root element.
  private var epilog: [MarkupText] = []
  private var parts = 0

  init(source: MarkupSource, limits: MarkupLimits) {
    self.source = source
    self.limits = limits
    bytes = source.bytes
    offset = source.byteOrderMarkLength
  }

  /// Parses the document.
  mutating func scan() throws(MarkupError) -> MarkupDocument {
    guard bytes.count <= limits.bytes else { throw error(.tooLarge(limit: limits.bytes), at: 0) }
    try MarkupEncoding.check(source)
    while offset < bytes.count {
      if bytes[offset] == MarkupByte.less { try scanMarkup() } else { try scanCharacters() }
    }
    if let element = open.last { throw error(.unclosedElement(element.name), at: element.startTag.lowerBound) }
    guard let root else { throw error(.noElement, at: bytes.count) }
    return MarkupDocument(source: source, prolog: prolog, root: root, epilog: epilog)
  }

  func error(_ fault: MarkupError.Fault, at offset: Int) -> MarkupError {
    MarkupError(fault, at: source.position(at: offset))
  }

  /// Counts a node or attribute, and throws an error if the limit is exceeded.
  mutating func countPart(at offset: Int) throws(MarkupError) {
    parts += 1
    if parts > limits.parts { throw error(.tooManyParts(limit: limits.parts), at: offset) }
  }

  // MARK: Text between tags

  private mutating func scanCharacters() throws(MarkupError) {
    let start = offset
    while offset < bytes.count, bytes[offset] != MarkupByte.less {
      if bytes[offset] == MarkupByte.ampersand { try skipReference() } else { offset += 1 }
    }
    try add(.characters, start..<offset)
  }

  /// Scans a character reference or a reference to one of the five entities.
  mutating func skipReference() throws(MarkupError) {
    let start = offset
    offset += 1
    while offset < bytes.count, MarkupByte.continuesName(bytes[offset]) || bytes[offset] == UInt8(ascii: "#") {
      offset += 1
    }
    guard offset < bytes.count else { throw error(.unexpectedEnd, at: start) }
    guard bytes[offset] == MarkupByte.semicolon else { throw error(.unexpectedCharacter("&"), at: start) }
    let name = bytes[(start + 1)..<offset]
    switch MarkupEscapes.reference(name) {
    case .scalar: offset += 1
    case .unknownEntity: throw error(.unknownEntity(clipped(name)), at: start)
    case .invalidNumber: throw error(.invalidCharacterReference(clipped(name)), at: start)
    }
  }

  /// Returns a name that is truncated for display in an error.
  private func clipped(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.prefix(40), as: UTF8.self)
  }

  private mutating func add(_ kind: MarkupText.Kind, _ range: Range<Int>) throws(MarkupError) {
    try countPart(at: range.lowerBound)
    let text = MarkupText(kind: kind, range: range, in: source)
    if let parent = open.last {
      parent.append(.text(text))
    } else if kind == .literal || kind == .characters && !text.isWhitespace {
      throw error(.contentOutsideRoot, at: range.lowerBound)
    } else if root == nil {
      prolog.append(text)
    } else {
      epilog.append(text)
    }
  }

  // MARK: Markup

  private mutating func scanMarkup() throws(MarkupError) {
    if starts(with: "<!--") {
      try scanDelimited(.comment, opening: 4, end: "-->")
    } else if starts(with: "<![CDATA[") {
      try scanDelimited(.literal, opening: 9, end: "]]>")
    } else if starts(with: "<?") {
      try scanDelimited(.instruction, opening: 2, end: "?>")
    } else if starts(with: "<!") {
      throw error(.documentType, at: offset)
    } else if starts(with: "</") {
      try scanEndTag()
    } else {
      try scanElement()
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func scanDelimited(
    _ kind: MarkupText.Kind, opening: Int, end: StaticString
  ) throws(MarkupError) {
    let start = offset
    offset += opening
    while !starts(with: end) {
      offset += 1
      guard offset < bytes.count else { throw error(.unexpectedEnd, at: start) }
    }
    offset += end.utf8CodeUnitCount
    try add(kind, start..<offset)
  }

  private mutating func scanElement() throws(MarkupError) {
    let start = offset
    guard open.count < limits.depth else { throw error(.tooDeep(limit: limits.depth), at: start) }
    guard root == nil || !open.isEmpty else { throw error(.contentOutsideRoot, at: start) }
    try countPart(at: start)
    let element = try scanStartTag()
    if let parent = open.last { parent.append(.element(element)) } else { root = element }
    if !element.isEmptyTag { open.append(element) }
  }

  private mutating func scanEndTag() throws(MarkupError) {
    let start = offset
    offset += 2
    let range = try scanName()
    skipWhitespace()
    guard offset < bytes.count else { throw error(.unexpectedEnd, at: start) }
    guard bytes[offset] == MarkupByte.greater else { throw unexpectedCharacter() }
    offset += 1
    let name = source.text(of: range)
    guard let element = open.popLast() else { throw error(.strayEndTag(name), at: start) }
    guard element.name == name else {
      throw error(.mismatchedEndTag(expected: element.name, found: name), at: start)
    }
    element.endTag = start..<offset
  }

  // MARK: Names and white space

  /// Scans a name.
  mutating func scanName() throws(MarkupError) -> Range<Int> {
    let start = offset
    guard offset < bytes.count else { throw error(.unexpectedEnd, at: start) }
    guard MarkupByte.beginsName(bytes[offset]) else { throw unexpectedCharacter() }
    while offset < bytes.count, MarkupByte.continuesName(bytes[offset]) {
      offset += 1
      if offset - start > limits.attributeBytes {
        throw error(.attributeTooLong(limit: limits.attributeBytes), at: start)
      }
    }
    return start..<offset
  }

  mutating func skipWhitespace() {
    while offset < bytes.count, MarkupByte.isWhitespace(bytes[offset]) { offset += 1 }
  }

  /// Returns the error for a character that is not allowed at the current position.
  func unexpectedCharacter() -> MarkupError {
    let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    return error(.unexpectedCharacter(scalar.map { String(Character($0)) } ?? ""), at: offset)
  }
}
