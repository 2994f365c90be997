// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("What Foundation on Linux lacks")
struct FoundationAdditionTests {
  @Test("texts without characters are of the class that is named")
  func texts() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
    #expect(!(NSAttributedString() is NSMutableAttributedString))
  }
}
