// SPDX-License-Identifier: MIT

import Testing
import XcodeProjects

struct PropertyListTests {
  @Test func dictionariesArraysStringsAndDataAreRead() throws {
    let list = try PropertyListParser.parse(
      """
      // !$*UTF8*$!
      { /* comment */ name = "a \\"b\\" \\n c"; list = (one, "two three", ); data = <0f bd 77>; path = ../x-y/Z+1.swift; last = {} }
      """)
    #expect(list["name"]?.string == "a \"b\" \n c")
    #expect(list["list"]?.strings == ["one", "two three"])
    #expect(list["data"] == .data([0x0F, 0xBD, 0x77]))
    #expect(list["path"]?.string == "../x-y/Z+1.swift")
    #expect(list["last"] == .dictionary([:]))
  }

  @Test(arguments: [
    "", "{", "{ a }", "{ a = ; }", "(a", "{ a = \"b; }", "<0>", "<zz>", "{ } x", "/* open", "{ a = b c; }",
    String(repeating: "(", count: 5000),
  ])
  func brokenTextsAreRefused(text: String) {
    #expect(throws: PropertyListError.self) { try PropertyListParser.parse(text) }
  }

  @Test func theLineOfAFaultIsCounted() {
    let error = #expect(throws: PropertyListError.self) { try PropertyListParser.parse("{\na = b\nc = d;\n}") }
    #expect(error?.expected == "';' after the value of a" && error?.line == 3)
  }
}
