// SPDX-License-Identifier: MIT

@_exported import MainActorTestCases
import RunningTests
import Synchronization

#if os(Linux)
  import Foundation
  import QuartzCore
  import Testing
  import Tinamou

  /// Waits until the main queue is empty, timers that are due within `seconds` have fired, animations have ended, and windows are
  /// laid out.
  ///
  /// Animations end immediately, without the time that they take on a device, except those that repeat forever. A
  /// repeating timer fires until `seconds` have passed. While the test waits, a call that raises an exception fails
  /// the test.
  ///
  /// - Parameter seconds: The time to wait for timers. The default is 0.25. The method returns earlier if no timer is
  ///   due.
  @MainActor
  public func settle(for seconds: TimeInterval = 0.25) async {
    let end = Date(timeIntervalSinceNow: seconds)
    await WaitingTests.whileWaiting {
      while true {
        await Settling.serveMainQueue()
        if Settling.finishAnimations() { continue }
        guard let next = Settling.nextTimer, next <= end else { return }
        try? await Task.sleep(for: .seconds(max(0.001, next.timeIntervalSinceNow)))
      }
    }
    Settling.layOutWindows()
  }

  /// Waits until the main queue is empty, timers that are due within `seconds` have fired, animations have ended, and
  /// windows are laid out. For tests of XCTest that are not asynchronous.
  ///
  /// In a synchronous test of Swift Testing, the main queue cannot run, because the test itself runs on it. In this
  /// case, the test fails with the advice to make it `async`.
  @MainActor
  public func settle(
    for seconds: TimeInterval = 0.25, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      guard Settling.serveMainQueueNow() else {
        Failure.record(
          "The main queue cannot run in a synchronous test of Swift Testing. Declare the test `async` and write "
            + "`await settle()`.",
          at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        break
      }
      if Settling.finishAnimations() { continue }
      guard let next = Settling.nextTimer, next <= end else { break }
      RunLoop.main.run(until: next)
    }
    Settling.layOutWindows()
  }

  /// Waits until `condition` is true. Fails the test at the line of the call if it is not within `timeout` seconds.
  ///
  /// - Returns: Whether the condition is true.
  @MainActor @discardableResult
  public func settle(
    until condition: @MainActor () -> Bool, timeout: TimeInterval = 5, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) async -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    while !condition() {
      guard Date() < end else {
        Failure.record(
          "The condition did not hold within \(FrameText.text(timeout)) seconds.",
          at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
      }
      await settle(for: 0.01)
      await WaitingTests.whileWaiting { try? await Task.sleep(for: .milliseconds(2)) }
    }
    return true
  }

  /// The steps of waiting.
  @MainActor
  private enum Settling {
    /// The number of levels of blocks that are waited for: work on the main queue often enqueues more work.
    private static let levels = 5

    /// Returns after the blocks on the main queue, and those that they enqueue, have run.
    static func serveMainQueue() async {
      for _ in 0..<levels {
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async { continuation.resume() }
        }
      }
    }

    /// Runs the blocks on the main queue from the main thread.
    ///
    /// - Returns: Whether the main queue can run.
    static func serveMainQueueNow() -> Bool {
      for _ in 0..<levels {
        let marker = Marker()
        DispatchQueue.main.async { marker.isReached.store(true, ordering: .relaxed) }
        let end = Date(timeIntervalSinceNow: 0.2)
        while !marker.isReached.load(ordering: .relaxed), Date() < end {
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        if !marker.isReached.load(ordering: .relaxed) { return false }
      }
      return true
    }

    /// Whether a block on the main queue has run.
    private final class Marker: Sendable {
      let isReached = Atomic(false)
    }

    /// Ends the running animations. Returns whether there were any.
    static func finishAnimations() -> Bool {
      let clock = AnimationClock.main
      guard !clock.isIdle, clock.endOfAnimations.isFinite || clock.endOfAnimations > clock.now else { return false }
      let before = clock.now
      let count = clock.runs.count
      clock.finish()
      return clock.now != before || clock.runs.count != count
    }

    /// The time at which the next timer of the main run loop fires; `nil` without timers.
    static var nextTimer: Date? {
      let next = RunLoopTicks.paused { RunLoop.main.limitDate(forMode: .default) }
      guard let date = next, date < .distantFuture else { return nil }
      return date
    }

    static func layOutWindows() {
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
        for window in scene.windows { window.layoutIfNeeded() }
      }
    }
  }
#endif

#if os(Linux)
  import Foundation

  /// Runs the run loop of the main thread, including the main queue, until the program ends.
  ///
  /// Swift Testing's runner is asynchronous, and on Linux the main thread of an asynchronous program ends: timers of
  /// the main run loop never fire, and a notification posted to an observer on `OperationQueue.main` waits forever.
  /// With a run loop on the main thread, both work as on Apple's platforms.
  @_cdecl("tinamou_layout_testing_serve_main_thread")
  func serveMainThread() {
    RunLoopTicks.needsTask = true
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
#endif
