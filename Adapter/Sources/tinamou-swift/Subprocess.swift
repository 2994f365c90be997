// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// Programs that are started and waited for.
enum Subprocess {
  /// The destination of a program's standard output.
  enum Output {
    case inherited, error, none
  }

  /// Runs a program that is found on the search path, and returns its status.
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:], output: Output = .inherited
  ) throws -> Int32 {
    let process = make(name, arguments, environment)
    if output == .error { process.standardOutput = FileHandle.standardError }
    if output == .none {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.environment?["GIT_TERMINAL_PROMPT"] = "0"
    }
    return try Interruption.start(process) {
      process.waitForEnd()
      return process.status
    }
  }

  /// Runs `swift`, and returns its status. A terminal shows its progress; elsewhere, only a failure is worth hundreds of lines.
  static func runShowingProgress(_ arguments: [String], environment: [String: String]) throws -> Int32 {
    if isatty(STDERR_FILENO) != 0 {
      return try run("swift", arguments, environment: environment, output: .error)
    }
    let (status, output) = try log("swift", arguments, environment: environment)
    if status != 0 { StandardError.write(output) }
    return status
  }

  /// Runs a program, and returns what it printed.
  static func read(_ name: String, _ arguments: [String]) throws -> Data {
    let process = make(name, arguments, [:])
    let pipe = Pipe()
    process.standardOutput = pipe
    return try Interruption.start(process) {
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitForEnd()
      return data
    }
  }

  /// Runs a program, and returns its status and what it printed, errors included.
  ///
  /// - Parameter use: Is called with each part of what it prints at once.
  static func log(
    _ name: String, _ arguments: [String], environment: [String: String] = [:], in directory: URL? = nil,
    _ use: (Data) -> Void = { _ in }
  ) throws -> (status: Int32, output: String) {
    let process = make(name, arguments, environment)
    process.currentDirectoryURL = directory
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    return try Interruption.start(process) {
      let data = pipe.parts(use)
      process.waitForEnd()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
  }

  /// Runs a program, and returns its status and what it wrote to standard error.
  ///
  /// - Parameter input: What the program reads, by one that only its status is wanted of. Without it, the program has the streams of this
  ///   one, and what it wrote is shown as well.
  static func errors(
    _ name: String, environment: [String: String], input: Data? = nil
  ) throws -> (status: Int32, text: String) {
    let process = make(name, [], environment)
    let (pipe, source) = (Pipe(), Pipe())
    process.standardError = pipe
    if input != nil {
      process.standardInput = source
      process.standardOutput = FileHandle.nullDevice
    }
    return try Interruption.start(process) {
      if let input {
        // A program that has ended reads nothing.
        signal(SIGPIPE, SIG_IGN)
        try? source.fileHandleForWriting.write(contentsOf: input)
        try source.fileHandleForWriting.close()
      }
      let data = pipe.parts { if input == nil { FileHandle.standardError.write($0) } }
      process.waitForEnd()
      return (process.status, String(decoding: data, as: UTF8.self))
    }
  }

  /// Runs a program whose output and errors are shown, and returns its status and all that it wrote.
  ///
  /// - Parameter use: Is called with each part of its standard output.
  static func streams(
    _ name: String, _ arguments: [String], environment: [String: String], _ use: (Data) -> Void
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = make(name, arguments, environment)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    return try Interruption.start(process) {
      let written = Mutex(Data())
      let hasErrors = DispatchSemaphore(value: 0)
      // A program that fills one of two pipes waits until both are read.
      DispatchQueue.global().async {
        let data = errors.parts { FileHandle.standardError.write($0) }
        written.withLock { $0 = data }
        hasErrors.signal()
      }
      let data = output.parts {
        FileHandle.standardOutput.write($0)
        use($0)
      }
      process.waitForEnd()
      hasErrors.wait()
      return (
        process.status, String(decoding: data, as: UTF8.self), String(decoding: written.withLock(\.self), as: UTF8.self)
      )
    }
  }

  private static func make(_ name: String, _ arguments: [String], _ environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }
}

extension Process {
  /// The status as a shell tells it: signals are numbers above 128.
  fileprivate var status: Int32 { terminationReason == .exit ? terminationStatus : 128 + terminationStatus }

  /// Waits until the process has ended.
  ///
  /// On the thread that has started the process, `waitUntilExit()` runs the run loop for 50 milliseconds at a time; on others it returns
  /// as soon as the process has ended.
  fileprivate func waitForEnd() {
    let end = DispatchGroup()
    DispatchQueue.global().async(group: end) { self.waitUntilExit() }
    end.wait()
  }
}

extension Pipe {
  /// Reads to the end.
  ///
  /// - Parameter use: Is called with each part as soon as it is there.
  fileprivate func parts(_ use: (Data) -> Void) -> Data {
    var data = Data()
    while case let part = fileHandleForReading.availableData, !part.isEmpty {
      data += part
      use(part)
    }
    return data
  }
}
