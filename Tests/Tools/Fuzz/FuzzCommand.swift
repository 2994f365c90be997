// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import TinamouCommands
import UIKit

/// Runs commands in this process and discards their output.
@MainActor
enum FuzzCommand {
  /// The package's folder.
  static let package = FileManager.default.currentDirectoryPath

  static func folder(of path: String) -> String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// Runs a command line. One that would write outside the folder of inputs, or start processes, is only parsed.
  static func perform(_ arguments: [String]) {
    guard let command = try? TinamouTool.parseAsRoot(arguments) as? any TinamouCommand, isHarmless(arguments) else {
      return
    }
    // An exception of UIKit would end the command, so it ends the worker.
    withoutLog {
      let status = command.perform(on: Terminal(readInput: { Data() }, write: { _ in }, writeError: { _ in }))
      if status == .software { exit(ExitStatus.software.rawValue) }
    }
  }

  private static func isHarmless(_ arguments: [String]) -> Bool {
    let writes = arguments.first == "render" || arguments.first == "ib"
    let outputs = arguments.indices.filter { ["-o", "--output"].contains(arguments[$0]) }.compactMap { index in
      arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
    let isSafe = outputs.allSatisfy { $0 == "-" || $0.hasPrefix(FuzzWorker.temporaryFolder) }
    let edits = arguments.first == "ib" && outputs.isEmpty && !arguments.contains("--dry-run")
    return arguments.first != "check" && !arguments.contains("--against") && (!writes || isSafe && !edits)
      && !arguments.contains { $0.hasPrefix("-o") && $0 != "-o" || $0.hasPrefix("--output=") }
  }

  private static func withoutLog(_ body: () -> Void) {
    let log = LayoutLog.handler
    LayoutLog.handler = { _ in }
    body()
    LayoutLog.handler = log
  }

  /// Performs `body` without logging. Exceptions of UIKit are recorded and do not end the process.
  static func catchingExceptions(_ body: () -> Void) {
    let handler = LayoutException.handler
    LayoutException.handler = { _, _ in }
    withoutLog(body)
    LayoutException.handler = handler
  }
}
