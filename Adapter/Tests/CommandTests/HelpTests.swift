// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import tinamou_swift

@Suite("Help texts of the commands that pass their arguments to `swift`")
struct HelpTests {
  @Test("A request for help prints the help text and builds nothing", arguments: ["build", "test", "run"])
  func help(command: String) throws {
    for arguments in [["--help"], ["-h"], ["-c", "release", "--help"]] {
      var parsed = try TinamouSwift.parseAsRoot([command] + arguments)
      let error = #expect(throws: (any Error).self) { try parsed.run() }
      let text = error.map { TinamouSwift.fullMessage(for: $0) } ?? ""
      #expect(text.contains("USAGE: tinamou \(command)"))
      #expect(error.map { TinamouSwift.exitCode(for: $0) } == .success)
    }
  }

  @Test("After `--`, the arguments are those of the program")
  func programArguments() {
    #expect(!["--", "--help"].requestHelp)
    #expect(["--verbose", "--help"].requestHelp)
  }
}
