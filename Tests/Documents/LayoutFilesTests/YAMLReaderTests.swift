// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutFiles

@Suite("Malicious YAML")
struct YAMLReaderTests {
  /// Twelve lists, each of nine aliases to the previous one: 9¹² values once expanded.
  private static let bomb =
    "a0: &a0 [1,1,1,1,1,1,1,1,1]\n"
    + (1..<12).map { level in
      "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ",") + "]\n"
    }.joined()

  @Test("aliases that multiply values are rejected immediately")
  func aliases() {
    #expect(fault(of: Self.bomb) == .tooManyValues(limit: YAMLReader.nodeLimit))
    #expect(fault(of: Self.bomb + "? *a11\n: x\n") == .keyIsNotText)
    #expect(fault(of: Self.bomb + "*a11 : x\n") == .keyIsNotText)
    #expect(fault(of: Self.bomb + "[*a11]: x\n") == .keyIsNotText)
    #expect(fault(of: Self.bomb + "{*a11 : x}\n") == .keyIsNotText)
    #expect(fault(of: Self.bomb + "b: {[*a11]: x}\n") == .keyIsNotText)
  }

  @Test("unbounded nesting is rejected", arguments: ["[", "{a: ", "- ", "? ", "[{a: "])
  func depth(opening: String) {
    for count in [150, 1_000, 100_000] {
      #expect(fault(of: String(repeating: opening, count: count)) != nil)
    }
    let stairs = (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(fault(of: stairs) == .tooDeep(limit: YAMLReader.depthLimit))
  }

  @Test("a repeated key is reported where it is repeated")
  func repeatedKey() {
    let error = error(of: "views:\n  a: 1\n  b: 2\n  a: 3\n")
    #expect(error?.fault == .repeatedKey("a"))
    #expect(error?.position == SourcePosition(line: 4, column: 3))
  }

  @Test("errors of the YAML parser are reported with their position")
  func malformed() {
    #expect(error(of: "a:\n\tb: 1")?.position == SourcePosition(line: 2, column: 1))
    #expect(error(of: "a: *nowhere")?.position == SourcePosition(line: 1, column: 4))
    #expect(error(of: "a: 1\n---\nb: 2")?.position == SourcePosition(line: 2, column: 1))
    #expect(error(of: "a: \u{0}")?.position == SourcePosition(line: 1, column: 4))
    #expect(error(of: "a: &a [*a]")?.position == SourcePosition(line: 1, column: 8))
  }

  static let mistakes: [(text: String, line: Int, column: Int, mistake: YAMLMistake)] = [
    ("a:\n\tb: 1\n", 2, 1, .tab),
    ("a:\n  b: 1\n  \tc: 2\n", 3, 3, .tab),
    ("<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> x\n", 1, 1, .conflictMarker("<<<<<<<")),
    ("a: 1\n=======\nb: 2\n", 2, 1, .conflictMarker("=======")),
    ("a:\n  text: Total: 12\n", 2, 9, .unquotedColon(key: "text", text: "Total: 12")),
    ("a: At 10:00: tea\n", 1, 4, .unquotedColon(key: "a", text: "At 10:00: tea")),
    ("a:\n  b ~\n  c: ~\n", 2, 3, .missingColon("b ~")),
    ("a: { b: 1\nc: 2\n", 1, 4, .unclosed("{")),
    ("a: [1, 2\nc: 2\n", 1, 4, .unclosed("[")),
    ("a: { b: [1, 2 }\n", 1, 9, .unclosed("[")),
    ("a: { b: 1\n", 1, 4, .unclosed("{")),
    ("a: { b: \"x }\n", 1, 9, .unclosedQuote("\"")),
    ("a: 'x\nb: 1\n", 1, 4, .unclosedQuote("'")),
    ("a: { b: 'it's' }\n", 1, 12, .innerQuote("'")), ("a: \"it\"s\"\n", 1, 7, .innerQuote("\"")),
    ("a: { b: 1: 2, c: 3 }\n", 1, 9, .unquotedColon(key: "b", text: "1: 2")),
    ("a: { b: #12 }\n", 1, 9, .reservedStart("#")), ("a: 1\nb: 2\n}\n", 3, 1, .unopened("}")),
    ("a：\n  b: ~\n", 1, 1, .missingColon("a：")), ("a:[1, 2]\nb:\n  c: ~\n", 1, 3, .colonWithoutSpace(key: "a")),
    ("a: |\nH:|[b]|\n", 2, 1, .unindentedText),
    ("a: @home\n", 1, 4, .reservedStart("@")), ("a: `x`\n", 1, 4, .reservedStart("`")),
    ("a: %d\n", 1, 4, .reservedStart("%")), ("a: *bold*\n", 1, 4, .unknownAnchor("*bold*")),
    ("a: \"C:\\d\"\n", 1, 7, .unknownEscape), ("a:\n   b: 1\n  c: 2\n", 3, 3, .indentation),
  ]

  @Test("a common mistake is named, at the place where it was made", arguments: mistakes)
  func mistake(text: String, line: Int, column: Int, mistake: YAMLMistake) {
    let error = error(of: text)
    #expect(error?.fault == .yamlMistake(mistake), "\(String(describing: error?.fault))")
    #expect(error?.position == SourcePosition(line: line, column: column))
  }

  @Test("merged keys are overridden by a mapping's own")
  func merging() throws {
    let source = SourceText(path: "x", text: "x: &x {a: 1, b: 2}\ny: {<<: *x, b: 3}")
    guard case .mapping(let entries) = try YAMLReader.read(source)?.content,
      case .mapping(let merged) = entries[1].value.content
    else {
      Issue.record("not a mapping")
      return
    }
    #expect(merged.map(\.key) == ["b", "a"])
    #expect(merged[0].value.position == SourcePosition(line: 2, column: 16))
  }

  private func fault(of text: String) -> LayoutFileFault? { error(of: text)?.fault }

  private func error(of text: String) -> LayoutFileError? {
    do {
      _ = try YAMLReader.read(SourceText(path: "x", text: text))
      return nil
    } catch {
      return error
    }
  }
}
