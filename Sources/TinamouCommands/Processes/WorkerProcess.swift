// SPDX-License-Identifier: MIT

import Foundation

/// A process that answers one line after the other.
final class WorkerProcess {
  /// What a worker has to say.
  enum News {
    /// It has answered with these bytes.
    case answer(Data)
    /// It has ended, and this is the end of what it wrote to its error stream.
    case ended(String)
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var pending = Data()
  private var lastErrors = Data()

  /// The place of the line it works at; nil while it waits.
  private(set) var task: Int?
  /// When it began with it.
  private(set) var start = Date()

  /// The most that is kept of the error stream, in bytes.
  private static let errorLimit = 4096

  /// Starts a process of `program` with `arguments`.
  init(program: String, arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    // A trace of the calls takes seconds and helps no reader of the report.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Without these the ends of the streams would never be seen.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
    try? errors.fileHandleForWriting.close()
  }

  /// The file of the present program.
  static var ownProgram: String {
    let own = "/proc/self/exe"
    return FileManager.default.fileExists(atPath: own)
      ? (try? FileManager.default.destinationOfSymbolicLink(atPath: own)) ?? CommandLine.arguments[0]
      : CommandLine.arguments[0]
  }

  /// The descriptors to wait for.
  var descriptors: [Int32] { [output.fileHandleForReading.fileDescriptor, errors.fileHandleForReading.fileDescriptor] }

  /// Gives it a line to work at. A worker that has ended says so at the next ``news(on:)``.
  func begin(_ line: Data, task: Int) {
    self.task = task
    start = Date()
    try? input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
  }

  /// Reads what has come on a descriptor; nil while there is nothing to say.
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
    process.waitUntilExit()
    if let rest = try? errors.fileHandleForReading.readToEnd() { lastErrors += rest }
    let words = String(decoding: lastErrors.suffix(Self.errorLimit), as: UTF8.self)
    let signal =
      process.terminationReason == .uncaughtSignal ? "its process ended by signal \(process.terminationStatus)" : ""
    return .ended(words + "\n" + signal)
  }

  /// Lets it end; it has nothing left to do.
  func finish() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Ends it at once.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
