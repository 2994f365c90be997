// SPDX-License-Identifier: MIT

import ArgumentParser

/// A command of `tinamou` as a value: parsed arguments that can be performed on any terminal.
public protocol TinamouCommand: ParsableCommand, Sendable {
  /// Does what the arguments say.
  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus
}

extension TinamouCommand {
  /// Performs the command on the process's own streams.
  public func run() throws {
    // The process has one thread of its own making, on which ArgumentParser calls this.
    let status = MainActor.assumeIsolated { perform(on: .standard) }
    guard status == .clean else { throw ExitCode(status.rawValue) }
  }
}
