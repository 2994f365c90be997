// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A process whose standard streams are pipes of this one.
struct PipedProcess {
  let process = Process()
  /// The pipe that the process reads.
  let input = Pipe()
  /// The pipe with what the process prints.
  let output = Pipe()
  /// The pipe with the errors of the process.
  let errors = Pipe()

  /// The destinations of what a process writes to its standard error.
  enum ErrorDestination {
    case pipe
    /// With what the process prints.
    case output
    case file(FileHandle)
  }

  /// Starts a program with the environment of this process and some additions. One of an app is isolated, if the user has asked for it.
  init(
    program: String, arguments: [String] = [], environment additions: [String: String] = [:],
    errorsTo destination: ErrorDestination = .pipe, isApp: Bool = false
  ) throws {
    let command = isApp ? AppSandbox.command([program] + arguments) : [program] + arguments
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    var environment = ProcessInfo.processInfo.environment
    // A backtrace takes seconds, and is not part of most reports.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment.merge(additions) { $1 }
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    switch destination {
    case .pipe: process.standardError = errors
    case .output: process.standardError = output
    case .file(let file): process.standardError = file
    }
    try process.run()
    // The other ends must be closed here, or the end of the streams would never be seen.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
    try? errors.fileHandleForWriting.close()
  }

  /// Writes the input, reads what the process writes until it ends, and returns its status: -1 after a signal.
  func finish(_ data: Data = Data()) -> (status: Int32, output: Data, errors: Data) {
    let reader = PipeReader(errors)
    try? input.fileHandleForWriting.write(contentsOf: data)
    try? input.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let text = reader.wait()
    process.waitForEnd()
    return (process.terminationReason == .exit ? process.terminationStatus : -1, printed, text)
  }
}

extension Process {
  /// Waits until the process has ended.
  ///
  /// On the thread that has started the process, `waitUntilExit()` runs the run loop for 50 milliseconds at a time; on others it returns
  /// as soon as the process has ended.
  func waitForEnd() {
    let end = DispatchGroup()
    DispatchQueue.global().async(group: end) { self.waitUntilExit() }
    end.wait()
  }
}

/// The content of a pipe, read on a thread of its own.
final class PipeReader: Sendable {
  private let group = DispatchGroup()
  private let data = Mutex(Data())

  /// Begins to read.
  init(_ pipe: Pipe) {
    let file = pipe.fileHandleForReading
    DispatchQueue.global().async(group: group) { [self] in
      let read = file.readDataToEndOfFile()
      data.withLock { $0 = read }
    }
  }

  /// Waits for the end of the pipe, and returns its content.
  func wait() -> Data {
    group.wait()
    return data.withLock { $0 }
  }
}
