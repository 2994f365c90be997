// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

/// The folders of apps, which are no folders of the commands that start them.
@Suite struct AppEnvironmentTests {
  @Test(
    "the folders of an app are variables of its program alone",
    arguments: ["HOME", "CFFIXED_USER_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"])
  func folders(_ name: String) {
    let program = "/nowhere/\(name)"
    let before = ProcessInfo.processInfo.environment[name]
    AppEnvironment.note([name: "/container"], of: program)
    #expect(AppEnvironment.variables(of: program) == [name: "/container"])
    #expect(AppEnvironment.variables(of: program + "2").isEmpty)
    #expect(ProcessInfo.processInfo.environment[name] == before)
  }
}
