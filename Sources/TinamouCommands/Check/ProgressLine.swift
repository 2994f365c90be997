// SPDX-License-Identifier: MIT

import Foundation

/// How far a long work has come, on a line of the terminal that is written over again and again.
final class ProgressLine {
  private let total: Int
  private let terminal: Terminal
  private let start = Date()
  private var lastShown = Date.distantPast
  private var isShown = false

  /// Nothing is shown in the first second, nor where nobody would see it.
  private static let patience: TimeInterval = 1
  private static let pause: TimeInterval = 0.1

  init(total: Int, terminal: Terminal) {
    self.total = total
    self.terminal = terminal
  }

  /// Shows that `count` files are done.
  func show(_ count: Int) {
    let now = Date()
    guard terminal.showsProgress, now.timeIntervalSince(start) > Self.patience,
      now.timeIntervalSince(lastShown) > Self.pause
    else { return }
    lastShown = now
    isShown = true
    terminal.writeError("\r\(count) of \(total) files checked")
  }

  /// Takes the line away.
  func clear() {
    guard isShown else { return }
    terminal.writeError("\r\u{1B}[K")
    isShown = false
  }
}
