// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

@Suite("A build without some modules")
struct PlannedBuildTests {
  private let temporary = TemporaryFolder()

  /// The frontend itself is a program that does nothing, in the place where the toolchain has it.
  @Test("It compiles other modules, and says which of the named ones it came to")
  func reached() throws {
    let root = temporary.url
    let programs = root.appendingPathComponent("usr/bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: programs.appendingPathComponent("swift-frontend").path, withDestinationPath: "/bin/true")
    let build = PlannedBuild(without: ["App", "Kit"], in: AdaptedPackage(root: root.path, scratch: nil))
    let environment = try build.environment(resources: root.appendingPathComponent("usr/lib/swift").path)
    let program = try #require(environment["SWIFT_DRIVER_SWIFT_FRONTEND_EXEC"])
    func status(_ arguments: [String]) throws -> Int32 {
      let process = try Process.run(URL(fileURLWithPath: program), arguments: arguments)
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(build.reached == [])
    #expect(try status(["-frontend", "-c", "a b.swift", "-module-name", "Other"]) == 0)
    #expect(try status(["-print-target-info", "-module-name", "App"]) == 0)
    #expect(build.reached == [])
    for mode in ["-c", "-emit-module"] {
      #expect(try status(["-frontend", mode, "a b.swift", "-module-name", "App", "-g"]) == 1)
    }
    #expect(build.reached == ["App"])
  }
}
