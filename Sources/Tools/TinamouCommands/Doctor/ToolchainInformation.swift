// SPDX-License-Identifier: MIT

import Foundation

/// The compiler's description of itself and of its folders.
struct ToolchainInformation: Decodable {
  /// The folders of a toolchain.
  struct Paths: Decodable {
    var runtimeResourcePath: String
  }

  /// The version in words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var compilerVersion: String
  var paths: Paths

  /// The toolchain on the search path; `nil` if there is none.
  static var onSearchPath: ToolchainInformation? {
    guard let result = try? Subprogram.run("/usr/bin/env", ["swift", "-print-target-info"]), result.status == 0 else {
      return nil
    }
    return try? JSONDecoder().decode(ToolchainInformation.self, from: result.output)
  }
}

/// A program that is started for its output.
enum Subprogram {
  /// Runs a program, and returns its status and what it wrote to its standard output.
  static func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: Data) {
    let (status, output, _) = try run(path, arguments, errors: FileHandle.nullDevice)
    return (status, output)
  }

  /// Runs a program, and returns its status and what it wrote to its standard output and to its standard error.
  static func runWithErrors(
    _ path: String, _ arguments: [String]
  ) throws -> (status: Int32, output: Data, errors: Data) {
    let errors = Pipe()
    return try run(path, arguments, errors: errors)
  }

  private static func run(
    _ path: String, _ arguments: [String], errors: Any
  ) throws -> (status: Int32, output: Data, errors: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let reader = (errors as? Pipe).map(PipeReader.init)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = reader?.wait() ?? Data()
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : -1, data, text)
  }
}
