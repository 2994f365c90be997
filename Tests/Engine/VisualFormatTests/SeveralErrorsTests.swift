// SPDX-License-Identifier: MIT

import Testing

@testable import VisualFormat

@Suite("Several errors in a text")
struct SeveralErrorsTests {
  @Test(
    "each statement with an error gives one",
    arguments: [
      ("H:|[a][b]|; V:|[a]|", []),
      ("H:|[c]|; V:|[a|; H:[b]-(x)-[a]", [4, 14, 24]),
      ("H:|[c]|\nV:|[a|\nH:[b]-(x)-[a]", [4, 13, 22]),
      ("H:|[a\nV:|[c]|\n", [6, 10]),
      ("H:|[a] // [c]; [d]\nV:[c]", [22]),
      ("H:[a]\n  -[c]\nV:[d]", [10, 16]),
      ("H:[c]; /* ; */ V:[d]", [3, 18]),
      ("V:|[row:[a]", [11]),
      ("V:|[row:[a]; H:[row]", [11]),
      ("", []),
    ])
  func statements(text: String, offsets: [Int]) {
    let errors = LoweredFormat.errors(in: text, dialect: .extended, names: FormatNames(views: ["a", "b"]))
    #expect(errors.map(\.range.start.offset) == offsets)
  }

  @Test("a format in Apple's language has one error at most")
  func apple() {
    let names = FormatNames(views: ["a"])
    #expect(LoweredFormat.errors(in: "[b][c]", dialect: .apple, names: names).count == 1)
    #expect(LoweredFormat.errors(in: "", dialect: .apple, names: names).map(\.kind) == [.emptyFormat])
  }

  @Test("the number of errors is limited")
  func limit() {
    let text = String(repeating: "[x];", count: 500)
    #expect(LoweredFormat.errors(in: text, dialect: .quick, names: FormatNames(views: [])).count == 20)
  }
}
