// SPDX-License-Identifier: MIT

import ArgumentParser

/// A command of `tinamou` as a value: parsed arguments that can be performed on any terminal.
public protocol TinamouCommand: ParsableCommand, Sendable {
  /// Performs the command and returns its exit status.
  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus
}

extension TinamouCommand {
  /// Performs the command on the streams of the process.
  public func run() throws {
    // ArgumentParser calls this on the main thread.
    let status = MainActor.assumeIsolated { perform(on: .standard) }
    guard status == .clean else { throw ExitCode(status.rawValue) }
  }
}
