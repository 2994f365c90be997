// SPDX-License-Identifier: MIT

import Foundation

/// A process that answers one line at a time.
final class WorkerProcess {
  /// An event of a worker.
  enum News {
    /// The worker has answered with these bytes.
    case answer(Data)
    /// The worker has ended: the end of its error output, and the reason with the calls that led to it.
    case ended(String, AppEnd)
  }

  private let piped: PipedProcess
  private var process: Process { piped.process }
  private var input: Pipe { piped.input }
  private var output: Pipe { piped.output }
  private var errors: Pipe { piped.errors }
  private var pending = Data()
  private var lastErrors = Data()

  /// The index of the line that the worker processes; `nil` while it is idle.
  private(set) var task: Int?
  /// The time at which the worker started its current line.
  private(set) var start = Date()

  /// Whether the process was asked where it is.
  private(set) var isInterrupted = false

  /// Whether the process ends and prints its calls, which takes a while where the machine is busy.
  var isEnding: Bool { isInterrupted || AppEnd.hasBegun(in: String(decoding: lastErrors, as: UTF8.self)) }

  /// Whether the process has said where it is.
  var hasListedCalls: Bool { AppEnd.hasListedCalls(in: String(decoding: lastErrors, as: UTF8.self)) }

  /// The calls that the process, which has ended, had printed.
  var calls: [String] { AppEnd(output: String(decoding: lastErrors, as: UTF8.self), of: process).calls }

  /// Lets the process print the calls that have not returned.
  func interrupt() {
    isInterrupted = true
    _ = Foundation.kill(process.processIdentifier, AppEnd.interruption)
  }

  /// The maximum number of bytes kept from the error stream. A list of calls can be long.
  private static let errorLimit = 1 << 17

  /// Starts a process of `program` with `arguments`.
  init(program: String, arguments: [String], environment additions: [String: String] = [:]) throws {
    piped = try PipedProcess(
      program: program, arguments: arguments, environment: additions, isApp: program != Self.ownProgram)
  }

  /// The path of the current program.
  static var ownProgram: String {
    let own = "/proc/self/exe"
    return FileManager.default.fileExists(atPath: own)
      ? (try? FileManager.default.destinationOfSymbolicLink(atPath: own)) ?? CommandLine.arguments[0]
      : CommandLine.arguments[0]
  }

  /// The file descriptors to wait for.
  var descriptors: [Int32] { [output.fileHandleForReading.fileDescriptor, errors.fileHandleForReading.fileDescriptor] }

  /// Sends a line to the worker. If the worker has ended, the next ``news(on:)`` reports it.
  func begin(_ line: Data, task: Int) {
    self.task = task
    start = Date()
    try? input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
  }

  /// Reads the available data from a descriptor. Returns `nil` if there is no event yet.
  func news(on descriptor: Int32) -> News? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    if descriptor == errors.fileHandleForReading.fileDescriptor {
      if count > 0 { lastErrors = (lastErrors + buffer[..<count]).suffix(Self.errorLimit) }
      return nil
    }
    guard count > 0 else { return ended() }
    pending += buffer[..<count]
    guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let answer = pending[..<end]
    pending = Data(pending[(end + 1)...])
    task = nil
    return .answer(Data(answer))
  }

  private func ended() -> News {
    process.waitForEnd()
    if let rest = try? errors.fileHandleForReading.readToEnd() { lastErrors += rest }
    let words = String(decoding: lastErrors.suffix(Self.errorLimit), as: UTF8.self)
    let signal =
      process.terminationReason == .uncaughtSignal ? "its process ended by signal \(process.terminationStatus)" : ""
    return .ended(words + "\n" + signal, AppEnd(output: words, of: process))
  }

  /// Closes the worker's input, so that it ends.
  func finish() {
    try? input.fileHandleForWriting.close()
    process.waitForEnd()
  }

  /// Kills the worker.
  func kill() {
    guard process.isRunning else { return }
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitForEnd()
  }
}
