// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EditorBridge

@Suite("Messages in a stream")
struct MessageReaderTests {
  private let messages = ["{}", "", #"{"text":"ä\r\n\r\n"}"#].map { Data($0.utf8) }

  @Test("Messages are found in parts of any size", arguments: 1...40)
  func parts(size: Int) throws {
    let stream = messages.map(MessageReader.framed).reduce(Data(), +)
    var reader = MessageReader()
    var found: [Data] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      reader.append(stream[start..<min(stream.count, start + size)])
      while let message = try reader.next() { found.append(message) }
    }
    #expect(found == messages)
  }

  @Test("The name of a header has any case, and other headers do not matter")
  func headers() throws {
    var reader = MessageReader()
    reader.append(Data("content-type: x\r\nCONTENT-LENGTH:2\r\n\r\n{}".utf8))
    #expect(try reader.next() == Data("{}".utf8))
  }

  @Test(
    "A header without a length is an error", arguments: ["Content-Type: x", "Content-Length: -1", "Content-Length: x"])
  func noLength(header: String) {
    var reader = MessageReader()
    reader.append(Data("\(header)\r\n\r\n{}".utf8))
    #expect(throws: MessageError.noLength(header)) { try reader.next() }
  }
}

@Suite("The text of an open document")
struct DocumentTextTests {
  @Test(
    "A range is counted in lines and UTF-16 code units",
    arguments: [
      ("ab\ncd", 1, 0, 1, 1, "x", "ab\nxd"), ("ab\ncd", 0, 2, 1, 0, "", "abcd"), ("a😀b", 0, 3, 0, 4, "", "a😀"),
      ("ab\r\ncd", 0, 9, 0, 9, "!", "ab!\r\ncd"), ("ab", 5, 0, 9, 9, "!", "ab!"), ("", 0, 0, 0, 0, "new", "new"),
      ("äöü\n", 0, 1, 0, 2, "o", "äoü\n"),
    ])
  func range(text: String, line: Int, column: Int, lastLine: Int, lastColumn: Int, new: String, expected: String) {
    var document = DocumentText(text)
    document.replace(
      from: .init(line: line, character: column), to: .init(line: lastLine, character: lastColumn), with: new)
    #expect(document.text == expected)
  }

  @Test("Random changes give what an array of code units gives", arguments: 0..<50)
  func random(seed: Int) {
    let pieces = ["a", "ß", "😀", "\n", "\r\n", "xyz"]
    var numbers = (1...).lazy.map { (seed &+ 1) &* 7919 &* $0 % 104_729 }.makeIterator()
    var document = DocumentText("")
    var units: [UInt16] = []
    for _ in 0..<60 {
      let starts = Self.characterStarts(units)
      let ends = [starts[numbers.next()! % starts.count], starts[numbers.next()! % starts.count]].sorted()
      let new = pieces[numbers.next()! % pieces.count]
      document.replace(from: Self.position(ends[0], units), to: Self.position(ends[1], units), with: new)
      units.replaceSubrange(ends[0]..<ends[1], with: Array(new.utf16))
      #expect(Array(document.text.utf16) == units)
    }
  }

  /// The places between characters. An editor has none within a pair of code units or of a carriage return and a line feed.
  private static func characterStarts(_ units: [UInt16]) -> [Int] {
    let text = String(decoding: units, as: UTF16.self)
    return text.indices.map { text.utf16.distance(from: text.startIndex, to: $0) } + [units.count]
  }

  private static func position(_ index: Int, _ units: [UInt16]) -> DocumentText.Position {
    let before = units[..<index]
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    return .init(line: before.count { $0 == 10 }, character: index - start)
  }
}
