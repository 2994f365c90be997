// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The command `swift package tinamou …`: the installed program `tinamou`, run in the folder of the package.
@main
struct TinamouCommand: CommandPlugin {
  /// The reason that the command is not run.
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try Self.program()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // Status 1 says that the command has found something, which it has printed.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Problem(description: "tinamou ended with status \(process.terminationStatus)")
    }
  }

  /// The program of `TINAMOU`, on the search path, or where `install.sh` puts it.
  private static func program() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let home = environment["HOME"].map { ["\($0)/.local/bin"] } ?? []
    let paths = (environment["TINAMOU"].map { [$0] } ?? []) + (folders + home).map { "\($0)/tinamou" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Problem(description: "tinamou is not installed: run install.sh of its repository, or name it with TINAMOU")
    }
    return URL(fileURLWithPath: path)
  }
}
