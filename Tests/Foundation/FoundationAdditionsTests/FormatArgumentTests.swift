// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Testing

@Suite("Objects as arguments of formats")
struct FormatArgumentTests {
  private final class Card: NSObject {
    override var description: String { "a card" }
  }

  @Test("an object stands as its description, as text does")
  func descriptions() {
    let objects: [(NSObject & CVarArg, String)] = [
      (Card(), "a card"), (NSNumber(value: 3), "3"), (NSString(string: "text"), "text"), (NSNull(), "<null>"),
    ]
    for (object, text) in objects {
      #expect(String(format: "%@|%d|%@", object, 4, "end") == "\(text)|4|end")
      #expect(String.localizedStringWithFormat("%@", object) == text)
      #expect(NSString(format: "%@", object) as String == text)
      withVaList([object]) { #expect(NSString(format: "%@", arguments: $0) as String == text) }
    }
  }

  @Test("a list of arguments can mix objects with numbers")
  func lists() {
    func formatted(_ format: String, _ arguments: any CVarArg...) -> String {
      String(format: format, arguments: arguments)
    }
    #expect(formatted("%@ %lld %@ %.1f", Card(), 7, NSArray(), 1.5) == "a card 7 \(NSArray()) 1.5")
  }
}
