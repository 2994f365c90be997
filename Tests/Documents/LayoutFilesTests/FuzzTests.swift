// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LayoutFiles

@MainActor
@Suite("Mutated layout files")
struct FuzzTests {
  /// The number of inputs: a short run, unless the environment sets more.
  private static let count = ProcessInfo.processInfo.environment["TINAMOU_FUZZ"].flatMap(Int.init) ?? 1_500

  /// The seed of the run; the same seed gives the same inputs.
  private static let seed = ProcessInfo.processInfo.environment["TINAMOU_FUZZ_SEED"].flatMap(UInt64.init) ?? 20

  @Test("every input gives a scene or an error with a position in the file, and nothing else")
  func mutations() throws {
    let texts = try FixtureFiles.all.map { try Data(contentsOf: URL(fileURLWithPath: FixtureFiles.path($0))) }
    var mutator = Mutator(seeds: texts, generator: SeededGenerator(seed: Self.seed))
    var scenes = 0
    for _ in 0..<Self.count {
      let data = mutator.next()
      do {
        _ = try LayoutScene.load(data: data, path: "Examples/mutated.layout.yaml")
        scenes += 1
      } catch {
        let lines = SourceText(path: "x", text: String(decoding: data, as: UTF8.self)).lines
        // A text may end where something is missing: one line after the last one.
        #expect((1...lines.count + 1).contains(error.position.line), "\(error)")
        #expect(error.position.column >= 1, "\(error)")
      }
    }
    #expect(scenes > 0 && scenes < Self.count)
  }
}

/// Makes invalid layout files from valid ones.
private struct Mutator {
  let seeds: [Data]
  var generator: SeededGenerator

  private static let tokens = [
    "&a ", "*a", "<<: ", "? ", "- ", ": ", "~", "[", "]", "{", "}", "|", ">", "'", "\"", "\n", "\t", "  ", "#",
    "!!str ",
    "---\n", "1e999", ".nan", "-1", "99999999999999999999", "0", "@", "subviews: [root]", "H:|", "V:", "(>=", "%", "C:",
    "class: UILabel", "\u{0}", "\u{FEFF}", "中", "👩‍👩‍👧‍👦", "\u{202E}", "size: [0, 0]", "numberOfLines: -1", "==", "<=",
  ]

  init(seeds: [Data], generator: SeededGenerator) {
    self.seeds = seeds
    self.generator = generator
  }

  mutating func next() -> Data {
    var data = [UInt8](seeds.randomElement(using: &generator) ?? Data())
    for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&data) }
    return Data(data)
  }

  private mutating func mutate(_ data: inout [UInt8]) {
    let index = Int.random(in: 0...data.count, using: &generator)
    let end = min(data.count, index + Int.random(in: 1...40, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: if index < data.count { data[index] = UInt8.random(in: 0...255, using: &generator) }
    case 1: data.removeSubrange(index..<end)
    case 2: data.insert(contentsOf: data[index..<end], at: index)
    case 3, 4: data.insert(contentsOf: Array((Self.tokens.randomElement(using: &generator) ?? "").utf8), at: index)
    case 5: data.removeSubrange(index...)
    case 6:
      let other = [UInt8](seeds.randomElement(using: &generator) ?? Data())
      let start = Int.random(in: 0...other.count, using: &generator)
      data.insert(contentsOf: other[start..<min(other.count, start + 60)], at: index)
    default:
      // Replaces a digit: texts stay readable, and layouts become unusual.
      if let digit = data[index...].firstIndex(where: { (48...57).contains($0) }) {
        data[digit] = UInt8.random(in: 48...57, using: &generator)
      }
    }
  }
}
