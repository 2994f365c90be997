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
