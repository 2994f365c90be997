// SPDX-License-Identifier: MIT

import Foundation

/// A scene whose instructions are counted.
struct CountedScene {
  let name: String
  let views: Int
  /// Whether the scene is a tree of views or a list, in a debug build, rather than one of the solver. The default is `false`.
  var isOfViews = false

  var title: String { (isOfViews ? "views: " : "") + "\(name) \(views)" }

  /// Runs the scene under callgrind and returns the instructions of functions called `buildAndEdit` and of those they
  /// call.
  func count(running program: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
      "--toggle-collect=*buildAndEdit*", program, name, String(views), "once",
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

extension CountedScene {
  /// The scenes of the solver, in an optimized build.
  static let solver = [
    CountedScene(name: "chain", views: 1000), CountedScene(name: "grid", views: 1000),
    CountedScene(name: "recycle", views: 1000), CountedScene(name: "chat-stack-resize", views: 1000),
  ]

  /// Trees of views and lists. They are small, because unoptimized code takes twenty times as long.
  static let views = [
    ("independent", 50), ("chain", 50), ("equal-chain", 50), ("grid", 50), ("chat-stack", 50), ("stacks", 50),
    ("feed-constraints", 3), ("feed-stacks", 3), ("table", 60), ("list", 20),
  ].map { CountedScene(name: $0, views: $1, isOfViews: true) }
}

/// The error that callgrind did not report a number of instructions.
struct CountFailure: Error, CustomStringConvertible {
  let log: String
  var description: String { "callgrind counted nothing:\n\(log)" }
}
