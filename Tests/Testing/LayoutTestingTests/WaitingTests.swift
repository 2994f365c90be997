// SPDX-License-Identifier: MIT

import Foundation
import LayoutTesting
import Testing
import UIKit

/// Waiting for the main queue, timers and animations. One test at a time: an exception in a callback of the main queue fails the test
/// that waits when it is raised.
@MainActor
@Suite(.serialized)
struct WaitingTests {
  /// The actions of callbacks. It is used on the main thread only.
  private final class Log: @unchecked Sendable {
    var entries: [String] = []
  }

  private func startTimer(_ seconds: TimeInterval, repeats: Bool = false, _ log: Log) -> Timer {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { _ in log.entries.append("timer") }
  }

  @Test func `settle runs the main queue, due timers, notifications and animations to their end`() async {
    let log = Log()
    DispatchQueue.main.async {
      log.entries.append("queue")
      DispatchQueue.main.async { log.entries.append("nested") }
    }
    let timer = startTimer(0.02, log)
    let view = UIView()
    UIView.animate(
      withDuration: 60, animations: { view.alpha = 0 }, completion: { _ in log.entries.append("animation") })
    await settle()
    #expect(log.entries.sorted() == ["animation", "nested", "queue", "timer"])
    #expect(!timer.isValid)
  }

  @Test func `a notification on the main queue is delivered while it is posted`() async {
    let log = Log()
    let name = Notification.Name("LayoutTesting.\(UUID().uuidString)")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      log.entries.append("notified")
    }
    NotificationCenter.default.post(name: name, object: nil)
    await settle()
    #expect(log.entries == ["notified"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `a repeating timer and an endless animation do not keep settle from returning`() async {
    let log = Log()
    let timer = startTimer(0.01, repeats: true, log)
    // Other tests run while this one waits, so the animation has a clock of its own.
    await AnimationClock().whileMain(inTask: {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat], animations: { view.alpha = 0 })
      await settle(for: 0.05)
    })
    timer.invalidate()
    #expect(!log.entries.isEmpty)
  }

  @Test func `a condition that does not hold in time fails the test at its line`() async {
    var line = 0
    let found = await failures {
      line = #line + 1
      await settle(until: { false }, timeout: 0.05)
    }
    #expect(found.map(\.text) == ["The condition did not hold within 0.05 seconds."])
    #expect(found.first?.line == line)
  }

  @Test func `an exception in a callback of the main queue fails the test that waits for it`() async {
    let found = await failures {
      DispatchQueue.main.async { UIStepper().stepValue = 0 }
      await settle()
    }
    #expect(found.first?.text.hasPrefix("NSInvalidArgumentException: stepValue must be greater than 0") == true)
  }

  @Test func `waiting in a synchronous test fails with the cure instead of waiting`() {
    let found = failures { settle() }
    #expect(found.first?.text.contains("Declare the test `async`") == true)
  }
}
