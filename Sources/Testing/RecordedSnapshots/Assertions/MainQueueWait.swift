// SPDX-License-Identifier: MIT

import Foundation

/// Waiting for asynchronous values while the main queue runs.
enum MainQueueWait {
  private final class Box<Value> {
    var value: Value?
  }

  /// Returns a value once it is there; `nil` if it is not within `timeout` seconds.
  static func value<Value>(of value: Async<Value>, timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    value.run { box.value = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while box.value == nil, Date() < end { run(until: min(end, Date(timeIntervalSinceNow: 0.01))) }
    return box.value
  }

  /// Runs the run loop of the current thread, and with it the main queue.
  static func run(until date: Date) {
    repeat {
      if !RunLoop.current.run(mode: .default, before: date) { Thread.sleep(forTimeInterval: 0.002) }
    } while Date() < date
  }
}
