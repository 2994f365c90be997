// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Previews
@testable import TinamouCommands

/// Records each kind of interaction as the page does, plays the steps as a script does, and compares what both show.
@MainActor
@Suite(
  "Playbacks", .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TINAMOU_RUN_LOOP"] != nil, "Scripts/test runs it alone"))
struct PlaybackTests {
  /// Uses a screen on a page, then another one of its kind by the steps.
  ///
  /// - Returns: The steps.
  @discardableResult
  private func playBack<Controller: UIViewController>(
    _ make: @escaping @MainActor () -> Controller,
    _ use: @escaping @MainActor (PlaybackStage, Controller) throws -> Void
  ) async throws -> String {
    // As in an app, no task waits for it: run loops that a task runs move the clock by themselves.
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.main.async {
        continuation.resume(with: Result { try MainActor.assumeIsolated { try self.playedBack(make, use) } })
      }
    }
  }

  private func playedBack<Controller: UIViewController>(
    _ make: () -> Controller, _ use: (PlaybackStage, Controller) throws -> Void
  ) throws -> String {
    let (steps, before, after) = try onPhone(make) { stage, controller in
      let before = try stage.tree()
      try stage.serve()
      try use(stage, controller)
      try stage.endServing()
      return (stage.steps, before, try stage.tree())
    }
    let played = try onPhone(make) { stage, _ in
      try stage.play(steps)
      return try stage.tree()
    }
    #expect(before != after, "nothing happened: \(steps)")
    #expect(played == after, "\(steps)")
    return steps
  }

  private func onPhone<Controller: UIViewController, Value>(
    _ make: () -> Controller, _ body: (PlaybackStage, Controller) throws -> Value
  ) throws -> Value {
    try DeviceProfile.standard.whileSimulated {
      let clock = AnimationClock()
      clock.isRunning = false
      return try clock.whileMain {
        let controller = make()
        let stage = PlaybackStage(controller)
        defer { stage.close() }
        return try body(stage, controller)
      }
    }
  }

  private func list() -> UINavigationController { UINavigationController(rootViewController: ListController()) }

  @Test func aTapOnAButtonIsAWord() async throws {
    let steps = try await playBack(ControlsController.init) { stage, page in try stage.tap(page.button) }
    #expect(steps == "- tap: \"button\"\n")
  }

  @Test func aTapOnARowIsAWord() async throws {
    let steps = try await playBack(list) { stage, _ in
      try stage.tap(200, 300)
      stage.wait(0.6)
    }
    #expect(steps.hasPrefix("- tap: \"Row "), "\(steps)")
  }

  @Test func tapsWhosePlaceMattersArePoints() async throws {
    try await playBack(ControlsController.init) { stage, _ in
      try stage.tap(270, 206)
      stage.wait(0.4)
      try stage.tap(220, 306)
      stage.wait(0.4)
    }
  }

  @Test func doubleTaps() async throws {
    let steps = try await playBack(ControlsController.init) { stage, _ in
      try stage.tap(100, 440)
      stage.wait(0.1)
      try stage.tap(101, 440)
    }
    #expect(steps == "- double-tap: {\"at\":[101,440]}\n", "\(steps)")
  }

  @Test func presses() async throws {
    try await playBack(ControlsController.init) { stage, _ in try stage.tap(100, 440, resting: 0.7) }
  }

  @Test func dragsOfAViewAndOfASlider() async throws {
    try await playBack(ControlsController.init) { stage, _ in
      try stage.drag((60, 420), (160.25, 450.5))
      try stage.drag((36, 255), (200, 257))
    }
  }

  @Test func switchesAreTappedAndDragged() async throws {
    try await playBack(ControlsController.init) { stage, page in
      try stage.tap(page.toggle)
      stage.wait(0.5)
      try stage.drag((70, 304), (25, 304))
    }
  }

  @Test func aFlingComesToRestAtTheSamePlace() async throws {
    try await playBack(list) { stage, _ in
      try stage.drag((200, 700), (200, 300))
      stage.wait(0.5)
      AnimationClock.main.finish()
    }
  }

  @Test func aFingerStopsAFling() async throws {
    let steps = try await playBack(list) { stage, _ in
      try stage.drag((200, 700), (200, 300))
      stage.wait(0.3)
      try stage.tap(200, 500, resting: 0.1)
    }
    #expect(steps.split(separator: "\n").count == 1, "\(steps)")
  }

  @Test func twoFingersPinchAndTurn() async throws {
    for ends in [((150.0, 440.0), (250.0, 440.0)), ((190.0, 400.0), (210.0, 480.0))] {
      try await playBack(ControlsController.init) { stage, _ in
        try stage.touch(.began, 180, 440)
        try stage.touch(.began, 220, 440, finger: 1)
        for step in 1...8 {
          stage.wait(0.016)
          let part = Double(step) / 8
          try stage.touch(.moved, 180 + (ends.0.0 - 180) * part, 440 + (ends.0.1 - 440) * part)
          try stage.touch(.moved, 220 + (ends.1.0 - 220) * part, 440 + (ends.1.1 - 440) * part, finger: 1)
        }
        try stage.touch(.ended, ends.0.0, ends.0.1)
        try stage.touch(.ended, ends.1.0, ends.1.1, finger: 1)
      }
    }
  }

  @Test func wheelsThatReachTheEnd() async throws {
    try await playBack(list) { stage, _ in
      for distance in [120.0, 300, -1000, 42.25] { try stage.wheel(200, 400, by: distance) }
    }
  }

  @Test func textsAreTypedIntoFieldsThatWereTapped() async throws {
    let steps = try await playBack(ControlsController.init) { stage, page in
      try stage.tap(page.field)
      stage.wait(0.3)
      for key in ["A", "d", "e", "Backspace", "a", "Enter"] { try stage.key(key) }
    }
    #expect(
      steps == "- tap: \"field\"\n- type: \"Ade\"\n- key: \"Backspace\"\n- type: \"a\"\n- key: \"Enter\"\n", "\(steps)")
  }

  @Test func keysThatNoTextTakes() async throws {
    let steps = try await playBack(ControlsController.init) { stage, _ in
      try stage.key("n", [.command])
      try stage.key("m")
    }
    #expect(steps == "- { key: \"n\", with: \"command\" }\n- key: \"m\"\n", "\(steps)")
  }

  @Test func pushesAndTheBackButton() async throws {
    try await playBack(list) { stage, _ in
      try stage.wheel(200, 400, by: 200)
      try stage.tap(200, 300)
      stage.wait(0.7)
      AnimationClock.main.finish()
      try stage.perform(.back)
      stage.wait(0.7)
    }
  }

  @Test func aSwipeFromTheEdge() async throws {
    try await playBack(list) { stage, _ in
      try stage.tap(200, 300)
      stage.wait(0.7)
      AnimationClock.main.finish()
      try stage.drag((2, 600), (300, 600))
      stage.wait(0.7)
      AnimationClock.main.finish()
      try stage.wheel(200, 400, by: 10)
    }
  }

  @Test func settings() async throws {
    try await playBack(list) { stage, _ in
      try stage.change(.textSize, "xxl")
      try stage.change(.orientation, "landscape")
      try stage.change(.direction, "rtl")
      try stage.wheel(200, 200, by: 100)
    }
  }
}
