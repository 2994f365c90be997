// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

@Suite("The commands of SwiftPM's last build")
struct RecordedCommandsTests {
  private let temporary = TemporaryFolder()
  private let package: AdaptedPackage
  private let program: URL

  init() throws {
    package = AdaptedPackage(root: temporary.url.path, scratch: nil)
    let folder = package.scratch.appendingPathComponent("x86_64-unknown-linux-gnu/debug")
    program = folder.appendingPathComponent("Trips")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: package.output, withIntermediateDirectories: true)
    // SwiftPM names the folder without the platform, too, by a link.
    try FileManager.default.createSymbolicLink(
      at: package.scratch.appendingPathComponent("debug"), withDestinationURL: folder)
    try Data().write(to: program)
  }

  /// A record as SwiftPM writes it.
  private func record(_ commands: [[String]]) throws {
    let lines = try commands.map { command in
      let arguments = String(decoding: try JSONEncoder().encode(command), as: UTF8.self)
      return "  \"C.\(command[2])\":\n    tool: shell\n    args: \(arguments)\n    description: \"Compiling\"\n"
    }
    try Data(("client:\n  name: basic\ncommands:\n" + lines.joined()).utf8)
      .write(to: package.scratch.appendingPathComponent("debug.yaml"))
  }

  private func compilation(_ module: String, _ options: [String] = ["-incremental"]) -> [String] {
    ["/toolchain/bin/swiftc", "-module-name", module, "-emit-module", "-output-file-map", "map.json"] + options
      + ["-parseable-output", "-D", "name with \"quotes\""]
  }

  private func linking(_ path: String) -> [String] {
    ["/toolchain/bin/swiftc", "-module-name", "Trips", "-emit-executable", "-o", path]
  }

  @Test("The commands of the program are found among those of other modules and programs")
  func found() throws {
    try record([
      compilation("Kit"), compilation("Trips"), linking(program.path + "Tests"), linking(program.path),
    ])
    let commands = try #require(RecordedCommands(of: program, module: "Trips", in: package))
    #expect(commands.compilation == compilation("Trips").filter { $0 != "-parseable-output" })
    #expect(commands.linking == linking(program.path))
    let linked = package.scratch.appendingPathComponent("debug/Trips")
    #expect(RecordedCommands(of: linked, module: "Trips", in: package)?.linking == commands.linking)
  }

  @Test("There are none without a record, without the program, or where the module is compiled as a whole")
  func missing() throws {
    #expect(RecordedCommands(of: program, module: "Trips", in: package) == nil)
    try record([compilation("Trips"), linking("/elsewhere/Trips")])
    #expect(RecordedCommands(of: program, module: "Trips", in: package) == nil)
    try record([compilation("Trips", ["-whole-module-optimization"]), linking(program.path)])
    #expect(RecordedCommands(of: program, module: "Trips", in: package) == nil)
  }

  @Test("The stand-in of the frontend compiles, and emits no module")
  func frontend() throws {
    let tools = package.output.appendingPathComponent("it's here")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let frontend = tools.appendingPathComponent("swift-frontend")
    try FileManager.default.createSymbolicLink(at: frontend, withDestinationURL: URL(fileURLWithPath: "/bin/echo"))
    var command = compilation("Trips")
    command[0] = tools.appendingPathComponent("swiftc").path
    try record([command, linking(program.path)])
    let commands = try #require(RecordedCommands(of: program, module: "Trips", in: package))
    let environment = try commands.environment(resources: tools.path)
    let standIn = try #require(environment["SWIFT_DRIVER_SWIFT_FRONTEND_EXEC"])
    #expect(try words(standIn, "-frontend", "-c", "a file.swift") == "-frontend -c a file.swift\n")
    #expect(try words(standIn, "-frontend", "-emit-module", "a.swift") == "")
    #expect(try words(standIn, "-modulewrap", "Trips.swiftmodule") == "")
    #expect(try words(standIn, "-print-target-info") == "-print-target-info\n")
  }

  /// Returns what a script prints. A file that was just written cannot be started while a process that another test starts has it open, so
  /// the shell reads it.
  private func words(_ script: String, _ arguments: String...) throws -> String {
    String(decoding: try output(of: "/bin/sh", [script] + arguments), as: UTF8.self)
  }
}
