// SPDX-License-Identifier: MIT

import Foundation

/// Ends the test program with a message if a step does not end in time. A loop without an end on the main thread could
/// not be stopped otherwise, and the time limits of tests would wait for it.
enum Watchdog {
  /// Performs `body`, which `step` describes.
  static func watch<Result>(seconds: Double = 20, _ step: String, _ body: () throws -> Result) rethrows -> Result {
    let work = DispatchWorkItem {
      FileHandle.standardError.write(Data("did not end within \(seconds) s: \(step)\n".utf8))
      abort()
    }
    DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + seconds, execute: work)
    defer { work.cancel() }
    return try body()
  }
}
