// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import UIKitValues

@Suite("Drawings of symbols")
struct SymbolShapeTests {
  @Test("each drawing is in the notation, and on its grid")
  func notation() {
    #expect(SymbolShape.all.count >= 200)
    let counts = ["M": 2, "L": 2, "C": 6, "O": 3, "R": 5, "Z": 0]
    for (name, shape) in SymbolShape.all {
      for text in [shape.lines, shape.areas] {
        var words = text.split(separator: " ").map(String.init)[...]
        while let verb = words.popFirst() {
          let count = counts[verb] ?? -1
          let numbers = words.prefix(max(count, 0)).compactMap(Double.init)
          #expect(numbers.count == count, "\(name): \(verb) \(words.prefix(8))")
          words = words.dropFirst(numbers.count)
        }
        let bounds = SymbolShape.path(text).bounds
        guard !text.isEmpty else { continue }
        #expect(CGRect(x: -1, y: -1, width: 26, height: 26).contains(bounds), "\(name): \(bounds)")
      }
      #expect(!shape.lines.isEmpty || !shape.areas.isEmpty, "\(name)")
      #expect(shape.size.width > 0 && shape.size.height > 0, "\(name)")
    }
  }

  @Test("a filled symbol has the outline as its area, and cuts what lies inside it")
  func filled() throws {
    let outline = try #require(SymbolShape.named("creditcard"))
    let filled = try #require(SymbolShape.named("creditcard.fill"))
    #expect(filled.size == outline.size)
    #expect(filled.areas == "R 1.5 4 21 16 2.5")
    #expect(filled.cuts == "M 1.5 9.5 L 22.5 9.5 M 5 15.5 L 9 15.5")
  }

  @Test("a crossed out symbol has a line with a gap beside it")
  func crossedOut() throws {
    let shape = try #require(SymbolShape.named("mic.slash"))
    #expect(shape.lines.hasSuffix("M 2 2 L 22 22"))
    #expect(!shape.cuts.isEmpty)
    #expect(SymbolShape.named("no.such.symbol.slash") == nil)
    let filled = try #require(SymbolShape.named("bell.slash.fill"))
    #expect(filled.areas == SymbolShape.named("bell.fill")?.areas && !filled.cuts.isEmpty)
  }
}
