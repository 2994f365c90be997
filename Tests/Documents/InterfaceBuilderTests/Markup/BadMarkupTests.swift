// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Testing

@Suite("Documents that cannot be read")
struct BadMarkupTests {
  /// A text, its error, and the position of the error: line and column from 1.
  struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let fault: MarkupError.Fault
    let line: Int
    let column: Int

    init(_ text: String, _ fault: MarkupError.Fault, _ line: Int, _ column: Int) {
      (self.text, self.fault, self.line, self.column) = (text, fault, line, column)
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(
    "the error has its position",
    arguments: [
      Example("", .noElement, 1, 1),
      Example("<?xml version=\"1.0\"?>\n", .noElement, 2, 1),
      Example("<a>\n  <b>\n", .unclosedElement("b"), 2, 3),
      Example("<a>\n  <b></a>", .mismatchedEndTag(expected: "b", found: "a"), 2, 6),
      Example("</a>", .strayEndTag("a"), 1, 1),
      Example("<a/>\n<b/>", .contentOutsideRoot, 2, 1),
      Example("text<a/>", .contentOutsideRoot, 1, 1),
      Example("<a/>more", .contentOutsideRoot, 1, 5),
      Example("<a b=\"1\" c=\"2\"\n  b=\"3\"/>", .duplicateAttribute("b"), 2, 3),
      Example("<a b=1/>", .unexpectedCharacter("1"), 1, 6),
      Example("<a b/>", .unexpectedCharacter("/"), 1, 5),
      Example("<a b=\"x<y\"/>", .unexpectedCharacter("<"), 1, 8),
      Example("<a b=\"x\"c=\"y\"/>", .unexpectedCharacter("c"), 1, 9),
      Example("<1/>", .unexpectedCharacter("1"), 1, 2),
      Example("<a", .unexpectedEnd, 1, 1),
      Example("<a b=\"é", .unexpectedEnd, 1, 6),
      Example("<a><!-- never closed", .unexpectedEnd, 1, 4),
      Example("<é b=\"&nbsp;\"/>", .unknownEntity("nbsp"), 1, 7),
      Example("<a>&#0;</a>", .invalidCharacterReference("#0"), 1, 4),
      Example("<a>&#xD800;</a>", .invalidCharacterReference("#xD800"), 1, 4),
      Example("<a>&#x110000;</a>", .invalidCharacterReference("#x110000"), 1, 4),
      Example("<a>&#99999999999999999999;</a>", .invalidCharacterReference("#99999999999999999999"), 1, 4),
      Example("<a>&lt</a>", .unexpectedCharacter("&"), 1, 4),
      Example("<a>\u{1}</a>", .forbiddenCharacter(1), 1, 4),
      Example("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>", .unsupportedEncoding("ISO-8859-1"), 1, 1),
      Example("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>", .documentType, 1, 1),
    ])
  func faults(_ example: Example) {
    let error = #expect(throws: MarkupError.self) { try MarkupDocument(bytes: Array(example.text.utf8)) }
    #expect(error?.fault == example.fault)
    #expect(error?.position.line == example.line)
    #expect(error?.position.column == example.column)
  }

  @Test("bytes that are not UTF-8 are reported with their position")
  func invalidBytes() {
    let error = #expect(throws: MarkupError.self) { try MarkupDocument(bytes: Array("<a>é\n ".utf8) + [0xC3, 0x28]) }
    #expect(error == MarkupError(.invalidUTF8, at: MarkupPosition(line: 2, column: 2, offset: 7)))
    let wide = #expect(throws: MarkupError.self) { try MarkupDocument(bytes: [0xFF, 0xFE, 0x3C, 0]) }
    #expect(wide?.fault == .unsupportedEncoding("UTF-16"))
  }

  @Test("an entity bomb is rejected before it is expanded")
  func entityBomb() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    let error = #expect(throws: MarkupError.self) { try MarkupDocument(bytes: Array(bomb.utf8)) }
    #expect(error == MarkupError(.documentType, at: MarkupPosition(line: 2, column: 1, offset: 22)))
  }

  @Test("input that would need too much memory is rejected with its position")
  func limits() {
    var limits = MarkupLimits()
    limits.depth = 100
    limits.attributeBytes = 1000
    limits.parts = 5000
    limits.bytes = 100_000
    func fault(_ text: String) -> MarkupError? {
      do throws(MarkupError) {
        _ = try MarkupDocument(bytes: Array(text.utf8), limits: limits)
        return nil
      } catch { return error }
    }
    #expect(fault(String(repeating: "<a>", count: 20_000))?.fault == .tooDeep(limit: 100))
    #expect(fault(String(repeating: "<a>", count: 20_000))?.position.column == 301)
    #expect(fault("<a b=\"\(String(repeating: "x", count: 50_000))\"/>")?.fault == .attributeTooLong(limit: 1000))
    #expect(fault("<a>" + String(repeating: "<b/>", count: 20_000) + "</a>")?.fault == .tooManyParts(limit: 5000))
    #expect(fault("<a " + String(repeating: "b", count: 50_000))?.fault == .attributeTooLong(limit: 1000))
    #expect(fault(String(repeating: " ", count: 100_001))?.fault == .tooLarge(limit: 100_000))
  }

  @Test("a device without an end is not read, and a file no further than the limit")
  func endlessFile() throws {
    let device = #expect(throws: MarkupError.self) { try MarkupDocument(contentsOf: "/dev/zero") }
    #expect(device?.fault == .file("this is a device, not a file"))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { unlink(path) }
    #expect(ftruncate(descriptor, 1 << 40) == 0)
    close(descriptor)
    let error = #expect(throws: MarkupError.self) { try MarkupDocument(contentsOf: path) }
    #expect(error?.fault == .tooLarge(limit: MarkupLimits().bytes))
  }

  @Test("a missing file and a folder are reported with the reason")
  func missingFile() {
    let missing = #expect(throws: MarkupError.self) { try MarkupDocument(contentsOf: "/no/such/file.xib") }
    #expect(missing?.fault == .file("No such file or directory"))
    let folder = #expect(throws: MarkupError.self) { try MarkupDocument(contentsOf: "/tmp") }
    #expect(folder?.fault == .file("Is a directory"))
  }

  @Test("every prefix of a document is an error, never a crash")
  func truncated() throws {
    let text = Array(
      "\u{FEFF}<?xml version=\"1.0\"?><a b=\"&lt;é\" c='d'><!-- e --><f/><![CDATA[g]]>&#65;h</a>".utf8)
    _ = try MarkupDocument(bytes: text)
    for count in 0..<text.count {
      #expect(throws: MarkupError.self) { try MarkupDocument(bytes: Array(text[..<count])) }
    }
  }

  @Test(
    "a byte inserted anywhere gives a document or an error",
    arguments: [0, 0x26, 0x3C, 0x3E, 0x22, 0x80, 0xFF] as [UInt8])
  func mutated(_ byte: UInt8) throws {
    let text = Array("<a b=\"&lt;é\" c='d'><!-- e --><f/><![CDATA[g]]>&#65;h</a>".utf8)
    for index in text.indices {
      var changed = text
      changed[index] = byte
      if let document = try? MarkupDocument(bytes: changed) { #expect(document.bytes == changed) }
    }
  }
}
