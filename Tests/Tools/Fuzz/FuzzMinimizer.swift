// SPDX-License-Identifier: MIT

import Foundation

/// Reduces a failing input to a smaller one that still fails.
///
/// Source: Zeller and Hildebrandt 2002, delta debugging, without its complements.
@MainActor
struct FuzzMinimizer {
  let subject: FuzzSubject
  /// The maximum number of runs.
  var runs = 250
  /// The maximum time for all runs, in seconds.
  var seconds: TimeInterval = 60

  /// A smaller input that fails too, or `input` itself if it does not fail in a separate run.
  func smallest(of input: [UInt8]) -> [UInt8] {
    guard fails(input) else { return input }
    let end = Date().addingTimeInterval(seconds)
    var best = input
    var left = runs
    var size = max(best.count / 2, 1)
    while size >= 1, left > 0, Date() < end {
      var start = 0
      var isSmaller = false
      while start < best.count, left > 0, Date() < end {
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        left -= 1
        if fails(shorter) {
          best = shorter
          isSmaller = true
        } else {
          start += size
        }
      }
      if !isSmaller || size > best.count { size /= 2 }
    }
    return best
  }

  /// Whether the input makes a worker crash.
  func fails(_ input: [UInt8]) -> Bool {
    let path = "\(NSTemporaryDirectory())/tinamou-fuzz-\(UUID().uuidString)\(subject.ending)"
    defer { unlink(path) }
    try? Data(input).write(to: URL(fileURLWithPath: path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["worker", subject.name, "file", path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal || process.terminationStatus != 0
  }
}
