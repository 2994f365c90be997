// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Documents are written as they were read")
struct RoundTripTests {
  @Test(
    "an unchanged document is written byte for byte",
    arguments: [
      "<a/>", "<a></a>", "<a b='c'  d = \"e\"\n/>", "<?xml version=\"1.0\"?>\r\n<a>\r\n\t<!-- x -->\r\n</a >\r\n",
      "\u{FEFF}<a>&lt;&#65;&#x41;&quot;<![CDATA[<not a tag>]]></a><!-- after -->", "<a b=\"&#10;&amp;\">日本語 😀</a>\n\n",
    ])
  func smallDocuments(_ text: String) throws {
    let document = try MarkupDocument(bytes: Array(text.utf8))
    #expect(document.bytes == Array(text.utf8))
  }

  @Test("every document of the package, and every recorded one, is written byte for byte")
  func recordedDocuments() throws {
    let paths = try RecordedDocuments.withOwn()
    #expect(paths.count == (SharedCorpus.isPresent ? 412 : 12))
    for path in paths {
      let document = try MarkupDocument(contentsOf: path)
      #expect(document.bytes == document.source.bytes, "\(path)")
    }
  }

  @Test("a changed value changes its bytes and no others")
  func changedValues() throws {
    for path in try RecordedDocuments.withOwn().prefix(60) {
      let document = try MarkupDocument(contentsOf: path)
      let ranges = document.root.subtree.compactMap { element -> Range<Int>? in
        guard element.name == "rect" else { return nil }
        element.set("x", to: "123456.5")
        return element.attributes.first { $0.name == "x" }?.valueRange
      }
      var expected = document.source.bytes
      for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
        expected.replaceSubrange(range, with: Array("123456.5".utf8))
      }
      #expect(document.bytes == expected, "\(path)")
    }
  }

  @Test("an element that is inserted and removed leaves no trace")
  func insertedAndRemoved() throws {
    for path in try RecordedDocuments.withOwn().prefix(60) {
      let document = try MarkupDocument(contentsOf: path)
      for constraints in document.root.subtree where constraints.name == "constraints" {
        let id = document.newID()
        #expect(!document.root.subtree.contains { $0["id"] == id })
        let element = MarkupElement("constraint", ["firstAttribute": "width", "constant": "1", "id": id])
        constraints.insert(element)
        element.remove()
      }
      #expect(document.bytes == document.source.bytes, "\(path)")
    }
  }
}
