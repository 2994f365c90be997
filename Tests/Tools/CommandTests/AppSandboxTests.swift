// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

@Suite("tinamou run --sandbox")
struct AppSandboxTests {
  @Test("a machine without bubblewrap is told so, and nothing is built")
  func missing() throws {
    let folder = try TemporaryFolder()
    let arguments = ["run", "--tap", "OK", "--sandbox", "--package-path", folder.url.path]
    let outcome = try BuiltTool.run(all: arguments, environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == "error: --sandbox needs bubblewrap (bwrap) on the search path: apt-get install bubblewrap\n")
  }

  @Test("the pictures of an app that is started as it is are not isolated, which is an error")
  func pictures() throws {
    let outcome = try BuiltTool.run("run", "--sandbox")
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("error: --sandbox is for steps and --serve"))
  }
}
