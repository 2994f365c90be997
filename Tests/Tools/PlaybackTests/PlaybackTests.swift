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
    _ frameTime: PlaybackStage.FrameTime, _ make: @escaping @MainActor () -> Controller,
    _ use: @escaping @MainActor (PlaybackStage, Controller) throws -> Void
  ) async throws -> String {
    // As in an app, no task waits for it: run loops that a task runs move the clock by themselves.
    let run = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Run, any Error>) in
      DispatchQueue.main.async {
        continuation.resume(with: Result { try MainActor.assumeIsolated { try self.run(frameTime, make, use) } })
      }
    }
    #expect(run.before != run.after, "nothing happened: \(run.steps)")
    #expect(run.played == run.after, "\(run.steps)")
    return run.steps
  }

  /// The steps, and the trees before them, after them, and after they were played.
  private struct Run {
    var steps = ""
    var before = ""
    var after = ""
    var played = ""
  }

  private func run<Controller: UIViewController>(
    _ frameTime: PlaybackStage.FrameTime, _ make: () -> Controller, _ use: (PlaybackStage, Controller) throws -> Void
  ) throws -> Run {
    var run = try onPhone(frameTime, make) { stage, controller in
      var run = Run(before: try stage.tree())
      try stage.serve()
      try use(stage, controller)
      try stage.endServing()
      (run.steps, run.after) = (stage.steps, try stage.tree())
      return run
    }
    run.played = try onPhone(frameTime, make) { stage, _ in
      try stage.play(run.steps)
      return try stage.tree()
    }
    return run
  }

  private func onPhone<Controller: UIViewController, Value>(
    _ frameTime: PlaybackStage.FrameTime, _ make: () -> Controller, _ body: (PlaybackStage, Controller) throws -> Value
  ) throws -> Value {
    try DeviceProfile.standard.whileSimulated {
      let clock = AnimationClock()
      clock.isRunning = false
      return try clock.whileMain {
        let controller = make()
        let stage = PlaybackStage(controller, frameTime)
        defer { stage.close() }
        return try body(stage, controller)
      }
    }
  }

  private func list() -> UINavigationController { UINavigationController(rootViewController: ListController()) }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func aTapOnAButtonIsAWord(_ frameTime: PlaybackStage.FrameTime) async throws {
    let steps = try await playBack(frameTime, ControlsController.init) { stage, page in try stage.tap(page.button) }
    #expect(steps == "- tap: \"button\"\n")
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func aTapOnARowIsAWord(_ frameTime: PlaybackStage.FrameTime) async throws {
    let steps = try await playBack(frameTime, list) { stage, _ in
      try stage.tap(200, 300)
      stage.wait(0.6)
    }
    #expect(steps.hasPrefix("- tap: \"Row "), "\(steps)")
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func tapsWhosePlaceMattersArePoints(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, ControlsController.init) { stage, _ in
      try stage.tap(270, 206)
      stage.wait(0.4)
      try stage.tap(220, 306)
      stage.wait(0.4)
    }
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func doubleTaps(_ frameTime: PlaybackStage.FrameTime) async throws {
    let steps = try await playBack(frameTime, ControlsController.init) { stage, _ in
      try stage.tap(100, 440)
      stage.wait(0.1)
      try stage.tap(101, 440)
    }
    #expect(steps == "- double-tap: {\"at\":[101,440]}\n", "\(steps)")
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func presses(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, ControlsController.init) { stage, _ in try stage.tap(100, 440, resting: 0.7) }
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func dragsOfAViewAndOfASlider(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, ControlsController.init) { stage, _ in
      try stage.drag((60, 420), (160.25, 450.5))
      try stage.drag((36, 255), (200, 257))
    }
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func switchesAreTappedAndDragged(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, ControlsController.init) { stage, page in
      try stage.tap(page.toggle)
      stage.wait(0.5)
      try stage.drag((70, 304), (25, 304))
    }
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func aFlingComesToRestAtTheSamePlace(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, list) { stage, _ in
      try stage.drag((200, 700), (200, 300))
      stage.wait(0.5)
      AnimationClock.main.finish()
    }
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func aFingerStopsAFling(_ frameTime: PlaybackStage.FrameTime) async throws {
    let steps = try await playBack(frameTime, list) { stage, _ in
      try stage.drag((200, 700), (200, 300))
      stage.wait(0.3)
      try stage.tap(200, 500, resting: 0.1)
    }
    #expect(steps.split(separator: "\n").count == 1, "\(steps)")
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func twoFingersPinchAndTurn(_ frameTime: PlaybackStage.FrameTime) async throws {
    for ends in [((150.0, 440.0), (250.0, 440.0)), ((190.0, 400.0), (210.0, 480.0))] {
      try await playBack(frameTime, ControlsController.init) { stage, _ in
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

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func wheelsThatReachTheEnd(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, list) { stage, _ in
      for distance in [120.0, 300, -1000, 42.25] { try stage.wheel(200, 400, by: distance) }
    }
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func textsAreTypedIntoFieldsThatWereTapped(_ frameTime: PlaybackStage.FrameTime) async throws {
    let steps = try await playBack(frameTime, ControlsController.init) { stage, page in
      try stage.tap(page.field)
      stage.wait(0.3)
      for key in ["A", "d", "e", "Backspace", "a", "Enter"] { try stage.key(key) }
    }
    #expect(
      steps == "- tap: \"field\"\n- type: \"Ade\"\n- key: \"Backspace\"\n- type: \"a\"\n- key: \"Enter\"\n", "\(steps)")
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func keysThatNoTextTakes(_ frameTime: PlaybackStage.FrameTime) async throws {
    let steps = try await playBack(frameTime, ControlsController.init) { stage, _ in
      try stage.key("n", [.command])
      try stage.key("m")
    }
    #expect(steps == "- { key: \"n\", with: \"command\" }\n- key: \"m\"\n", "\(steps)")
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func pushesAndTheBackButton(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, list) { stage, _ in
      try stage.wheel(200, 400, by: 200)
      try stage.tap(200, 300)
      stage.wait(0.7)
      AnimationClock.main.finish()
      try stage.perform(.back)
      stage.wait(0.7)
    }
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func aSwipeFromTheEdge(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, list) { stage, _ in
      try stage.tap(200, 300)
      stage.wait(0.7)
      AnimationClock.main.finish()
      try stage.drag((2, 600), (300, 600))
      stage.wait(0.7)
      AnimationClock.main.finish()
      try stage.wheel(200, 400, by: 10)
    }
  }

  @Test(arguments: PlaybackStage.FrameTime.allCases)
  func settings(_ frameTime: PlaybackStage.FrameTime) async throws {
    try await playBack(frameTime, list) { stage, _ in
      try stage.change(.textSize, "xxl")
      try stage.change(.orientation, "landscape")
      try stage.change(.direction, "rtl")
      try stage.wheel(200, 200, by: 100)
    }
  }
}
