// SPDX-License-Identifier: MIT

import Synchronization

/// Lines that one thread adds and another one takes, all at once.
final class WaitingLines: Sendable {
  private let lines = Mutex<[String]>([])

  /// Adds a line, and returns whether it is the only one, so that somebody has to be told.
  func add(_ line: String) -> Bool {
    lines.withLock {
      $0.append(line)
      return $0.count == 1
    }
  }

  /// Takes the lines, in the order in which they were added.
  func removeAll() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
