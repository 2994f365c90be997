// SPDX-License-Identifier: MIT

import Foundation
import Testing
import VisualFormat

/// Damaged texts, the same ones in every run. `TINAMOU_FUZZ=1000000` tries more.
@Suite("Damaged texts")
struct FuzzTests {
  private static let seeds = [
    "|-[find]-[findNext]-[findField(>=20)]-|", "V:|-50-[a(==b,<=100@50)]-(>=8,<=m@900)-[b]-m-|",
    "H:|[a][b]| {top, bottom};\n/* c */V:|[a]|;# d\n", "V:[a]-(gap: 8)-[b(w: 40)] {centerX}; // x",
    "HV:|~[a(50%)]~(10%)~[b,c]->[d(self.width/3+10)]-(-10%)-|", "Z:|-[a][b1..4]-10-[c]",
    "V:|[col:[a(50)]-[row:[b][c]]]|\nH:|[col]-[d(superview*2)]|",
    "C:a.centerX(b).bottom(>=c.top*2-4@7), b1..3.width(50%)", "[标题(1.5e2)]-8-[a(-.5@m)]",
    "//viewport aspect-ratio:3/1 max-height:9\n//spacing:[1,2,3]\n//widths a..3:4\n|[a]",
  ]

  private static let pieces = [
    "|", "-", "[", "]", "(", ")", "{", "}", ";", ":", ",", "~", "->", "@", "%", "==", "<=", ">=", "=", ".",
    "..", "*", "/", "+", "\n", "\r\n", "/*", "*/", "//", "#", "H", "V", "HV", "Z", "C", "a", "b", "m", "8",
    "1e9", "9999999999", "0", "-0", "\u{FF1A}", "标", "\u{A0}", "top", "centerX", "width", "self", "superview",
    " ", "_", "[[", "((", "[a:[",
  ]

  private static let names = FormatNames(
    views: ["a", "b", "c", "d", "a2", "a3", "b1", "b2", "b3", "b4", "find", "findNext", "findField", "标题"],
    metrics: ["m": 3, "zero": 0, "inf": .infinity])

  /// Xorshift, so that the texts are the same on every machine.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static func damaged(_ generator: inout Generator) -> [UInt8] {
    var bytes = Array(seeds.randomElement(using: &generator, or: "").utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where index < bytes.count: bytes.remove(at: index)
      case 1 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 2 where index < bytes.count:
        let end = min(bytes.count, index + Int.random(in: 1...12, using: &generator))
        bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 3: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 0...8, using: &generator)))
      case 4: bytes.insert(contentsOf: seeds.randomElement(using: &generator, or: "").utf8, at: index)
      default: bytes.insert(contentsOf: pieces.randomElement(using: &generator, or: "").utf8, at: index)
      }
    }
    return bytes
  }

  @Test("no text stops the parser, and every error is inside its text")
  func damage() {
    let count = ProcessInfo.processInfo.environment["TINAMOU_FUZZ"].flatMap { Int($0) } ?? 20_000
    var generator = Generator(state: 0x9E37_79B9_7F4A_7C15)
    var accepted = 0
    for _ in 0..<count {
      let text = String(decoding: Self.damaged(&generator), as: UTF8.self)
      for dialect in Dialect.allCases {
        do throws(VisualFormatError) {
          let tree = try FormatTree(text, dialect: dialect)
          check(tree, text)
          _ = try tree.lowered(with: Self.names)
          accepted += 1
        } catch {
          check(error, text)
        }
      }
      _ = FormatMetaInfo(text)
    }
    // If no text or every text were accepted, the texts would test nothing.
    #expect(accepted > count / 20)
    #expect(accepted < count * 3)
  }

  private func check(_ error: VisualFormatError, _ text: String) {
    let length = text.utf8.count
    let isInside =
      error.range.start.offset >= 0 && error.range.start <= error.range.end
      && error.range.end.offset <= length && error.caret.offset <= length && error.column > 0
    if !isInside { Issue.record("\(error.kind) at \(error.range) is not in \(text.debugDescription)") }
    if error.appleReason(format: text).isEmpty { Issue.record("no reason for \(error.kind)") }
  }

  private func check(_ tree: FormatTree, _ text: String) {
    let length = text.utf8.count
    var end = 0
    for statement in tree.statements {
      let offsets = statement.range.offsets
      if offsets.lowerBound < end || offsets.upperBound > length || offsets.isEmpty {
        Issue.record("statement at \(offsets) in \(text.debugDescription)")
      }
      end = offsets.upperBound
    }
  }
}

extension Array {
  fileprivate func randomElement(using generator: inout some RandomNumberGenerator, or none: Element) -> Element {
    randomElement(using: &generator) ?? none
  }
}
