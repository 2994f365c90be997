// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutFiles

@Suite("Misspelled names")
struct SpellingTests {
  private static let names = ["title", "subtitle", "numberOfLines", "UILabel", "top", "bottom", "leading"]

  @Test(
    "a similar name is found, a different one is not",
    arguments: [
      ("titel", "title"), ("subtitel", "subtitle"), ("numberoflines", "numberOfLines"), ("UILable", "UILabel"),
      ("leadin", "leading"), ("botom", "bottom"), ("Title", "title"), ("tpo", "top"), ("image", nil), ("x", nil),
      ("", nil),
    ])
  func closest(name: String, expected: String?) {
    #expect(Spelling.closest(to: name, in: Self.names) == expected)
  }
}
