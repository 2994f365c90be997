// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

@Suite("edit distance")
struct EditDistanceTests {
  @Test(
    "insertions, deletions, replacements and swaps of neighbors count one each",
    arguments: [
      ("title", "title", 0), ("", "abc", 3), ("abc", "", 3), ("titel", "title", 1), ("titl", "title", 1),
      ("tittle", "title", 1), ("tatle", "title", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ])
  func distance(_ first: String, _ second: String, _ expected: Int) {
    #expect(EditDistance.between(Array(first), Array(second)) == expected)
    #expect(EditDistance.between(Array(second.utf8), Array(first.utf8)) == expected)
  }
}
