// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing

@testable import TinamouCommands

@Suite("The sides of tinamou diff")
@MainActor
struct SideOptionsTests {
  @Test(arguments: [
    ("--os 18 27", ["iOS 18 → iOS 27"]),
    ("--os 18,27", ["iOS 18 → iOS 27"]),
    ("--os 16 18 27", ["iOS 16 → iOS 18", "iOS 18 → iOS 27"]),
    ("--size 402x874 951x669", ["402x874 → 951x669"]),
    ("--appearance light dark --os 27", ["iOS 27: light → dark"]),
    ("--os 18 27 --appearance light dark", ["light: iOS 18 → iOS 27", "dark: iOS 18 → iOS 27"]),
    ("--language en de", ["en → de"]),
    ("--os 27", [" → "]),
  ])
  func theOptionWithTwoValuesGivesTheSides(line: String, pairs: [String]) throws {
    let options = try SideOptions.parse(line.split(separator: " ").map(String.init))
    let words = options.pairs.map { pair in
      let common = pair.commonWords
      let sides = "\(pair.names.before) → \(pair.names.after)"
      return common.isEmpty || sides == " → " ? sides : "\(common): \(sides)"
    }
    #expect(words == pairs)
    #expect(options.hasSides == (pairs != [" → "]))
  }

  @Test(arguments: [
    ("--os 18 27 Settings", ["Settings"]), ("--os 18 27 Trip cell", ["Trip", "cell"]),
    ("--language en de Detail", ["Detail"]), ("--size 402x874 951x669 Card.swift", ["Card.swift"]),
    ("--os 18 27", []),
  ])
  func wordsAfterTheValuesAreNames(line: String, names: [String]) throws {
    #expect(try SideOptions.parse(line.split(separator: " ").map(String.init)).names == names)
  }

  @Test(arguments: ["--os 18 99", "--size 402x874 0x9", "--appearance light gray", "--text-size l huge"])
  func aValueThatIsNotKnownIsRefusedOrAName(line: String) {
    let options = try? SideOptions.parse(line.split(separator: " ").map(String.init))
    // A word that cannot be a value is the name of a preview, so that there are no two sides.
    #expect(options == nil || options?.hasSides == false)
  }

  @Test func aSystemThatADeviceNeverHadIsToldAndNotRefused() throws {
    let options = try SideOptions.parse(["--os", "18", "27", "--device", "iPhone XS", "iPhone 16"])
    let missing = options.pairs.compactMap(\.missingSystem)
    #expect(options.pairs.count == 2 && missing.map(\.device) == ["iPhone XS"])
    let render = try PreviewOptions.parse(["--os", "18,27", "--device", "iPhone XS,iPhone 16"])
    #expect(
      render.settings.map { "\($0.device ?? "") \($0.os ?? "")" } == ["iPhone XS 18", "iPhone 16 18", "iPhone 16 27"])
    #expect(throws: (any Error).self) { try PreviewOptions.parse(["--os", "27", "--device", "iPhone XS"]) }
  }
}
