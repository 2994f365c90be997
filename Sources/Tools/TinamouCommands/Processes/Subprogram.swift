// SPDX-License-Identifier: MIT

import Foundation

/// A program that is started for its output.
enum Subprogram {
  /// Runs a program, and returns its status and what it wrote to its standard output. Its errors go to a file, by default nowhere.
  static func run(
    _ path: String, _ arguments: [String], errorsTo file: FileHandle = .nullDevice
  ) throws -> (status: Int32, output: Data) {
    let (status, output, _) = try PipedProcess(program: path, arguments: arguments, errorsTo: .file(file)).finish()
    return (status, output)
  }

  /// Runs a program, and returns its status and what it wrote to its standard output and to its standard error.
  static func runWithErrors(
    _ path: String, _ arguments: [String]
  ) throws -> (status: Int32, output: Data, errors: Data) {
    try PipedProcess(program: path, arguments: arguments).finish()
  }

  /// Runs a program with the streams of this one and more variables in its environment, and returns its status.
  static func runHere(_ path: String, _ arguments: [String], variables: [String: String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    try process.run()
    process.waitForEnd()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
