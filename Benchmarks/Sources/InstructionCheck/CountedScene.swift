// SPDX-License-Identifier: MIT

import Foundation

/// A scene whose instructions are counted.
struct CountedScene {
  let name: String
  let views: Int

  var title: String { "\(name) \(views)" }

  /// Runs the scene under callgrind and returns the instructions of `SolverRun.buildAndEdit` and the functions it
  /// calls.
  func count(running solverBench: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
      "--toggle-collect=*buildAndEdit*", solverBench, name, String(views), "once",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let log = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let line = log.split(separator: "\n").first { $0.contains("Collected") }
    guard let number = line?.split(separator: " ").last, let count = Int(number), count > 0 else {
      throw CountFailure(log: log)
    }
    return count
  }
}

/// The error that callgrind did not report a number of instructions.
struct CountFailure: Error, CustomStringConvertible {
  let log: String
  var description: String { "callgrind counted nothing:\n\(log)" }
}
