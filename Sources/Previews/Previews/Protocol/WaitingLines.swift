// SPDX-License-Identifier: MIT

import Foundation

/// Lines that one thread adds and another one takes, all at once. A lock guards them.
final class WaitingLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  /// Adds a line, and returns whether it is the only one, so that somebody has to be told.
  func add(_ line: String) -> Bool {
    lock.withLock {
      lines.append(line)
      return lines.count == 1
    }
  }

  /// Takes the lines, in the order in which they were added.
  func removeAll() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}
