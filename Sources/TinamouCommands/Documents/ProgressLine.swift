// SPDX-License-Identifier: MIT

import Foundation

/// A line on a terminal's error stream that says how far a command has come, from the first second on.
final class ProgressLine {
  private let total: Int
  private let terminal: Terminal
  private let start = Date()
  private let isShown = isatty(STDERR_FILENO) == 1
  private var hasWritten = false

  init(total: Int, terminal: Terminal) {
    self.total = total
    self.terminal = terminal
  }

  /// Says that `count` of the files are done.
  func show(_ count: Int) {
    guard isShown, Date().timeIntervalSince(start) > 1 else { return }
    hasWritten = true
    terminal.writeError("\r\(count) of \(total)")
  }

  /// Takes the line away.
  func end() {
    if hasWritten { terminal.writeError("\r\u{1B}[K") }
  }
}
