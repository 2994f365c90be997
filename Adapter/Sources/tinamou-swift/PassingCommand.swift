// SPDX-License-Identifier: MIT

import ArgumentParser

/// A command that passes its arguments to the command of `swift` with the same name.
protocol PassingCommand: ParsableCommand {
  /// The arguments as they were written, `--help` included.
  var arguments: [String] { get }

  /// Performs the command.
  func perform() throws
}

extension PassingCommand {
  func run() throws {
    // ArgumentParser leaves this request to commands that take all arguments.
    if arguments.requestHelp { throw CleanExit.helpRequest(Self.self) }
    Interruption.observe()
    try perform()
  }
}
