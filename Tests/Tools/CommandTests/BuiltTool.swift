// SPDX-License-Identifier: MIT

import Foundation

/// The built `tinamou`, run as a process of its own.
struct BuiltTool {
  /// The result of a run.
  struct Outcome {
    let output: Data
    let errors: String
    let status: Int32

    /// The output as text.
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The package's folder, in which the tool is run.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program, in the folder of the test program.
  static var program: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("tinamou")
  }

  /// Runs the tool to its end, with files for its streams, so that no pipe can fill.
  static func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try run(all: arguments, input: input, environment: environment)
  }

  /// Runs the tool to its end with a list of arguments.
  static func run(
    all arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("out")
    let errors = folder.url.appendingPathComponent("err")
    let standardInput = folder.url.appendingPathComponent("in")
    try Data(input.utf8).write(to: standardInput)
    for file in [output, errors] { try Data().write(to: file) }
    let process = self.process(arguments, environment: environment)
    process.standardInput = try FileHandle(forReadingFrom: standardInput)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: try Data(contentsOf: output), errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus)
  }

  /// Returns the output of the tool when its standard output is a terminal.
  static func runOnTerminal(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let (master, slave) = try pseudoterminal()
    let process = self.process(arguments, environment: environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardError = FileHandle.nullDevice
    try process.run()
    close(slave)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Reading fails once the process has closed its end.
    while case let count = read(master, &buffer, buffer.count), count > 0 { bytes += buffer.prefix(count) }
    close(master)
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The two ends of a pseudoterminal.
  private static func pseudoterminal() throws -> (master: Int32, slave: Int32) {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    // Glibc's functions for this are hidden from Swift; these are Linux's TIOCSPTLCK and TIOCGPTN.
    guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    return (master, open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
  }

  /// The tool with its arguments, not started yet.
  static func process(_ arguments: [String], environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = package
    var variables = ProcessInfo.processInfo.environment
    variables["NO_COLOR"] = nil
    variables["TERM"] = "xterm"
    process.environment = variables.merging(environment) { _, new in new }
    return process
  }
}

/// A folder that is removed when the test ends.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The path of a file, which may not exist.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of the files in it.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
