// SPDX-License-Identifier: MIT

/// Writes a tree. Unchanged parts are copied from the source.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []

  /// A pending step. The next one is last.
  private enum Step {
    case node(MarkupNode)
    case end(MarkupElement)
  }

  mutating func write(_ document: MarkupDocument) {
    bytes.reserveCapacity(document.source.bytes.count + 1024)
    bytes += document.source.bytes.prefix(document.source.byteOrderMarkLength)
    for text in document.prolog { bytes += text.spelling }
    write(document.root)
    for text in document.epilog { bytes += text.spelling }
  }

  mutating func write(_ root: MarkupElement) {
    var pending: [Step] = [.node(.element(root))]
    while let step = pending.popLast() {
      switch step {
      case .node(.text(let text)): bytes += text.spelling
      case .node(.element(let element)):
        writeStartTag(element)
        if !element.isEmptyTag { pending.append(.end(element)) }
        for child in element.children.reversed() { pending.append(.node(child)) }
      case .end(let element): writeEndTag(element)
      }
    }
  }

  private mutating func writeStartTag(_ element: MarkupElement) {
    bytes.append(MarkupByte.less)
    bytes += Array(element.name.utf8)
    for attribute in element.attributes { write(attribute, of: element) }
    writeTail(element)
  }

  private mutating func write(_ attribute: MarkupAttribute, of element: MarkupElement) {
    guard let ranges = attribute.sourceRanges, let source = element.source else {
      bytes += Array(" \(attribute.name)=\"".utf8)
      bytes += MarkupEscapes.escaped(attribute.value, quote: MarkupByte.quote)
      bytes.append(MarkupByte.quote)
      return
    }
    guard !attribute.isAsRead else {
      bytes += source.bytes[ranges.whole]
      return
    }
    bytes += source.bytes[ranges.whole.lowerBound..<ranges.value.lowerBound]
    bytes += MarkupEscapes.escaped(attribute.value, quote: source.bytes[ranges.value.upperBound])
    bytes += source.bytes[ranges.value.upperBound..<ranges.whole.upperBound]
  }

  private mutating func writeTail(_ element: MarkupElement) {
    if let ranges = element.sourceRanges, let source = element.source {
      let tail = source.bytes[ranges.tail]
      let wasEmptyTag = tail.dropLast().last == MarkupByte.slash
      if wasEmptyTag == element.isEmptyTag {
        bytes += tail
        return
      }
    }
    bytes += Array((element.isEmptyTag ? "/>" : ">").utf8)
  }

  private mutating func writeEndTag(_ element: MarkupElement) {
    if let range = element.endTag, let source = element.source {
      bytes += source.bytes[range]
    } else {
      bytes += Array("</\(element.name)>".utf8)
    }
  }
}
