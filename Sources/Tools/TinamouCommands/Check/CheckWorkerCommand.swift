// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks
import Foundation
import LayoutChecks
import Tinamou

/// The command `tinamou check-worker`, which checks the files named on its standard input, one JSON value on each line,
/// and answers each with a line.
///
/// `tinamou check` runs several workers. Views belong to one thread of a process, so only processes can check files in
/// parallel, and a crash ends only one worker.
struct CheckWorkerCommand: TinamouCommand {
  static let configuration = CommandConfiguration(commandName: "check-worker", shouldDisplay: false)

  @OptionGroup
  var matrix: MatrixOptions

  @OptionGroup
  var fonts: FontOptions

  /// Returns the arguments of a worker for a matrix and fonts.
  static func arguments(for matrix: MatrixOptions, _ fonts: FontOptions) -> [String] {
    ["check-worker"] + matrix.arguments + fonts.arguments
  }

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    fonts.whileRegistered(on: terminal) { serve(on: terminal) }
  }

  @MainActor
  private func serve(on terminal: Terminal) -> ExitStatus {
    ParentWatch.begin()
    LayoutLog.handler = { _ in }
    let check = FileCheck(settings: matrix.settings)
    while let line = readLine(strippingNewline: true) {
      guard let job = try? JSONDecoder().decode(FileJob.self, from: Data(line.utf8)),
        let answer = try? JSONEncoder().encode(check.check(job))
      else { return .software }
      terminal.write(answer + Data("\n".utf8))
    }
    return .clean
  }
}
