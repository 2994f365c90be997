// SPDX-License-Identifier: MIT

import Foundation

/// A process whose standard streams are pipes of this one.
struct PipedProcess {
  let process = Process()
  /// The pipe that the process reads.
  let input = Pipe()
  /// The pipe with what the process prints.
  let output = Pipe()
  /// The pipe with the errors of the process.
  let errors = Pipe()

  /// Starts a program with the environment of this process and some additions.
  init(program: String, arguments: [String] = [], environment additions: [String: String] = [:]) throws {
    let command = AppSandbox.command([program] + arguments)
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    var environment = ProcessInfo.processInfo.environment
    // A backtrace takes seconds, and is not part of most reports.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment.merge(additions) { $1 }
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The other ends must be closed here, or the end of the streams would never be seen.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
    try? errors.fileHandleForWriting.close()
  }
}

/// The content of a pipe, read on a thread of its own.
final class PipeReader: @unchecked Sendable {
  private let group = DispatchGroup()
  private var data = Data()

  /// Begins to read.
  init(_ pipe: Pipe) {
    DispatchQueue.global().async(group: group) { [self] in data = pipe.fileHandleForReading.readDataToEndOfFile() }
  }

  /// Waits for the end of the pipe, and returns its content.
  func wait() -> Data {
    group.wait()
    return data
  }
}
