// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Waiting as tests of apps do, without a clock of their own.
@MainActor
@Suite(
  "Animations while a run loop runs", .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TINAMOU_RUN_LOOP"] != nil, "Scripts/test runs it alone"))
struct RunLoopTests {
  /// Runs the main run loop until `isDone` returns `true`, for ten seconds at most.
  private func wait(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05)) }
  }

  @Test("an animation progresses while code waits with RunLoop.run(until:), and its completion is called")
  func waiting() {
    AnimationClock().whileMain {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var completions: [Bool] = []
      UIView.animate(withDuration: 1000, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 1000
      } completion: {
        completions.append($0)
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
      let x = view.layer.presentation()?.frame.minX ?? 0
      #expect(x > 0.05 && x < 100, "a point for each second")
      #expect(completions.isEmpty)
      view.layer.removeAllAnimations()
      UIView.animate(withDuration: 0.1) {
        view.alpha = 0
      } completion: {
        completions.append($0)
      }
      wait { completions.contains(true) }
      #expect(completions.last == true)
    }
  }

  @Test("a completion that starts another animation gives that its time, too")
  func following() {
    AnimationClock().whileMain {
      let view = UIView()
      var isDone = false
      UIView.animate(withDuration: 0.05) {
        view.alpha = 0
      } completion: { _ in
        UIView.animate(withDuration: 0.05) {
          view.alpha = 1
        } completion: { _ in
          isDone = true
        }
      }
      wait { isDone }
      #expect(isDone)
      #expect(AnimationClock.main.isIdle)
    }
  }

  @Test("a clock stands still while no run loop runs")
  func standing() async throws {
    try await AnimationClock().whileMain(inTask: {
      var isDone = false
      UIView.animate(withDuration: 0.02) {
      } completion: { _ in
        isDone = true
      }
      try await Task.sleep(for: .milliseconds(100))
      #expect(!isDone)
      #expect(AnimationClock.main.now == 0)
    })
  }
}
