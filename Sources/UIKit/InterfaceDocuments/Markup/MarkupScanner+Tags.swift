// SPDX-License-Identifier: MIT

extension MarkupScanner {
  /// Scans a start tag or an empty tag.
  mutating func scanStartTag() throws(MarkupError) -> MarkupElement {
    let start = offset
    offset += 1
    let name = try scanName()
    var attributes: [MarkupAttribute] = []
    var names: Set<String> = []
    while true {
      let before = offset
      skipWhitespace()
      guard offset < bytes.count else { throw error(.unexpectedEnd, at: start) }
      if let isEmptyTag = try scanTagEnd() {
        return MarkupElement(
          name: source.text(of: name), attributes: attributes, source: source,
          sourceRanges: .init(startTag: start..<offset, name: name, tail: before..<offset), isEmptyTag: isEmptyTag)
      }
      guard offset > before else { throw unexpectedCharacter() }
      let attribute = try scanAttribute(from: before)
      guard names.insert(attribute.name).inserted else {
        throw error(.duplicateAttribute(attribute.name), at: attribute.sourceRanges?.name.lowerBound ?? before)
      }
      attributes.append(attribute)
    }
  }

  /// Scans `>` or `/>` and returns whether it was the latter; `nil` if there is neither.
  private mutating func scanTagEnd() throws(MarkupError) -> Bool? {
    switch bytes[offset] {
    case MarkupByte.greater:
      offset += 1
      return false
    case MarkupByte.slash:
      guard offset + 1 < bytes.count else { throw error(.unexpectedEnd, at: offset) }
      guard bytes[offset + 1] == MarkupByte.greater else { throw unexpectedCharacter() }
      offset += 2
      return true
    default:
      return nil
    }
  }

  private mutating func scanAttribute(from start: Int) throws(MarkupError) -> MarkupAttribute {
    try countPart(at: start)
    let name = try scanName()
    skipWhitespace()
    guard offset < bytes.count else { throw error(.unexpectedEnd, at: name.lowerBound) }
    guard bytes[offset] == MarkupByte.equals else { throw unexpectedCharacter() }
    offset += 1
    skipWhitespace()
    let value = try scanQuoted()
    return MarkupAttribute(
      name: source.text(of: name), value: attributeValue(value),
      sourceRanges: .init(whole: start..<offset, name: name, value: value))
  }

  /// Scans a quoted value and returns the range between the quotes.
  private mutating func scanQuoted() throws(MarkupError) -> Range<Int> {
    guard offset < bytes.count else { throw error(.unexpectedEnd, at: offset) }
    let quote = bytes[offset]
    guard quote == MarkupByte.quote || quote == MarkupByte.apostrophe else { throw unexpectedCharacter() }
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote {
      switch bytes[offset] {
      case MarkupByte.less: throw unexpectedCharacter()
      case MarkupByte.ampersand: try skipReference()
      default: offset += 1
      }
      if offset - start > limits.attributeBytes {
        throw error(.attributeTooLong(limit: limits.attributeBytes), at: start)
      }
    }
    guard offset < bytes.count else { throw error(.unexpectedEnd, at: start - 1) }
    offset += 1
    return start..<(offset - 1)
  }

  /// Returns the attribute value in `range`. White space characters are replaced by spaces, as specified for XML, and
  /// references are resolved.
  private func attributeValue(_ range: Range<Int>) -> String {
    let spelling = bytes[range]
    guard spelling.contains(where: { MarkupByte.isWhitespace($0) && $0 != MarkupByte.space }) else {
      return MarkupEscapes.resolved(spelling)
    }
    return MarkupEscapes.resolved(ArraySlice(spelling.map { MarkupByte.isWhitespace($0) ? MarkupByte.space : $0 }))
  }
}
