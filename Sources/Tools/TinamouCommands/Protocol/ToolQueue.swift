// SPDX-License-Identifier: MIT

import Foundation

/// The calls of tools that wait, and the one that is performed. One thread adds and cancels calls, another performs them.
final class ToolQueue: @unchecked Sendable {
  /// A call of a tool.
  struct Call: Sendable {
    /// The request's identifier, as text.
    let id: String
    let message: Data
  }

  private let condition = NSCondition()
  private var waiting: [Call] = []
  private var running: Call?
  /// The processes that ran before the call that is performed.
  private var before: Set<pid_t> = []
  private var isRunningCancelled = false
  private var isClosed = false

  /// Adds a call at the end.
  func add(_ call: Call) {
    condition.withLock {
      waiting.append(call)
      condition.signal()
    }
  }

  /// Lets ``next()`` return `nil` after the calls that wait.
  func close() {
    condition.withLock {
      isClosed = true
      condition.signal()
    }
  }

  /// Waits for a call, and begins to perform it; `nil` after the last one.
  func next() -> Call? {
    condition.withLock {
      while waiting.isEmpty, !isClosed { condition.wait() }
      running = waiting.isEmpty ? nil : waiting.removeFirst()
      isRunningCancelled = false
      before = Descendants.running()
      return running
    }
  }

  /// Ends the present call. Returns whether it is to be answered: a request that was canceled is not.
  func finish() -> Bool {
    condition.withLock {
      running = nil
      return !isRunningCancelled
    }
  }

  /// Cancels a call. The processes that it has started end, so that the tool returns.
  func cancel(_ id: String) {
    condition.withLock {
      waiting.removeAll { $0.id == id }
      guard running?.id == id else { return }
      isRunningCancelled = true
      Descendants.end(Descendants.running().subtracting(before))
    }
  }
}
