// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutFiles

@Suite("Misspelt names")
struct SpellingTests {
  private static let names = ["title", "subtitle", "numberOfLines", "UILabel", "top", "bottom", "leading"]

  @Test(
    "a name that is close is found, one that is not is not",
    arguments: [
      ("titel", "title"), ("subtitel", "subtitle"), ("numberoflines", "numberOfLines"), ("UILable", "UILabel"),
      ("leadin", "leading"), ("botom", "bottom"), ("Title", "title"), ("tpo", "top"), ("image", nil), ("x", nil),
      ("", nil),
    ])
  func closest(name: String, expected: String?) {
    #expect(Spelling.closest(to: name, in: Self.names) == expected)
  }
}
