// SPDX-License-Identifier: MIT

import Foundation

/// A progress line on the error stream of a terminal, shown after the first second.
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

  /// Shows that `count` files are finished.
  func show(_ count: Int) {
    guard isShown, Date().timeIntervalSince(start) > 1 else { return }
    hasWritten = true
    terminal.writeError("\r\(count) of \(total)")
  }

  /// Removes the progress line.
  func end() {
    if hasWritten { terminal.writeError("\r\u{1B}[K") }
  }
}
