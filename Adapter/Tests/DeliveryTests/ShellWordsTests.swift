// SPDX-License-Identifier: MIT

import Testing

@testable import Delivery

@Suite("The words of a printed command")
struct ShellWordsTests {
  @Test(
    "Spaces outside of quotation marks separate them",
    arguments: [
      ("swiftc  -o x\n", ["swiftc", "-o", "x"]),
      ("'/a b/C.swift' \"/d e\"", ["/a b/C.swift", "/d e"]),
      (#"/a\ b/C.swift"#, ["/a b/C.swift"]),
      (#"'it'\''s' '' x"#, ["it's", "", "x"]),
      (#"'a\b'"#, [#"a\b"#]),
      ("", []),
    ])
  func words(line: String, words: [String]) {
    #expect(ShellWords.of(line) == words)
  }

  @Test("A check of some files names them as primary, and writes nothing")
  func someFiles() {
    let line = "frontend -frontend -emit-sil '/a b.swift' /c.swift -module-name M -o /dev/null -g"
    #expect(
      ModuleCheck.command(for: ["/a b.swift"], printed: line) == [
        "frontend", "-frontend", "-emit-sil", "-primary-file", "/a b.swift", "/c.swift", "-module-name", "M", "-g",
        "-o", "/dev/null",
      ])
    #expect(ModuleCheck.command(for: ["/d.swift"], printed: line) == nil)
  }
}
