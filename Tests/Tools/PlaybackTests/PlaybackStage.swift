// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import QuartzCore
import Reports
import Testing
import UIKit

@testable import Previews
@testable import TinamouCommands

/// A screen that a person uses on the page, whose steps are recorded, or that a script uses.
///
/// The time is that of the stage, so that the test does not depend on how fast it runs.
@MainActor
final class PlaybackStage {
  /// The time between two pictures of a page, in seconds.
  enum FrameTime: Double, CaseIterable {
    case usual = 0.0166
    /// That of an app which takes long to draw.
    case slow = 0.4
  }

  private let frameTime: FrameTime
  private var seconds = 0.0
  private lazy var session = LiveSession(output: nil) { [unowned self] in Date(timeIntervalSinceReferenceDate: seconds)
  }
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private var recording = LiveRecording()
  private var setting = Setting()

  /// Shows a controller.
  init(_ controller: UIViewController, _ frameTime: FrameTime) {
    self.frameTime = frameTime
    // The session moves the clock, as in an app.
    RunLoopTicks.needsTask = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The views of all windows that are not hidden, as a script prints them. Which cells a list keeps for later depends on the frames of
  /// its way.
  func tree() throws -> String {
    guard case .screen(let shown) = try session.answer(.screen(explainsFrames: false)) else { return "" }
    return ScreenReport.text(of: shown).split(separator: "\n").filter { !$0.hasSuffix("[hidden]") }.joined(
      separator: "\n")
  }

  /// The steps so far.
  var steps: String { recording.yaml }

  func close() {
    window.endEditing(true)
    window.isHidden = true
    window.windowScene = nil
  }

  // MARK: The page

  /// Shows the screen on a page: the animations follow the time of the stage.
  func serve() throws { _ = try session.answer(.stream(scale: 1)) }

  /// Ends the page, after what has begun has come to its end.
  func endServing() throws {
    wait(0.1)
    AnimationClock.main.finish()
    _ = try session.answer(.stream(scale: nil))
  }

  private func ask(_ request: LiveRequest) throws { recording.note(request, try session.answer(request)) }

  /// A finger touches the screen, moves there or leaves it.
  func touch(_ phase: LiveRequest.TouchPhase, _ x: Double, _ y: Double, finger: Int = 0) throws {
    try ask(.touch(phase, finger: finger, x: x, y: y))
  }

  /// A tap at a point of the screen.
  func tap(_ x: Double, _ y: Double, resting: Double = 0.05) throws {
    try touch(.began, x, y)
    wait(resting)
    try touch(.ended, x, y)
  }

  /// Taps the middle of a view.
  func tap(_ view: UIView, resting: Double = 0.05) throws {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    try tap(middle.x, middle.y, resting: resting)
  }

  /// A drag, whose finger is lifted while it moves.
  func drag(_ from: (Double, Double), _ to: (Double, Double), seconds: Double = 0.15) throws {
    try touch(.began, from.0, from.1)
    let count = 8
    for step in 1...count {
      wait(seconds / Double(count))
      let part = Double(step) / Double(count)
      try touch(.moved, from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    }
    try touch(.ended, to.0, to.1)
  }

  /// A turn of the wheel.
  func wheel(_ x: Double, _ y: Double, by distance: Double) throws {
    try ask(.perform(.wheel(.point(x: x, y: y), dx: 0, dy: distance)))
  }

  /// A key.
  func key(_ name: String, _ modifiers: Set<LiveKey.Modifier> = []) throws {
    try ask(.perform(.key(LiveKey(name, modifiers))))
  }

  /// An action of the page's menu.
  func perform(_ action: LiveAction) throws { try ask(.perform(action)) }

  /// A change of the setting, by its name.
  func change(_ name: SettingName, _ value: String) throws {
    recording.note([name.rawValue: value])
    try apply(name, value)
  }

  private func apply(_ name: SettingName, _ value: String) throws {
    name.set(value, in: &setting)
    _ = try session.answer(.setting(setting.forProcess))
  }

  /// Lets time pass, in seconds, with the pictures of that time.
  func wait(_ seconds: Double) {
    let end = self.seconds + seconds
    while self.seconds < end {
      self.seconds = min(self.seconds + frameTime.rawValue, end)
      session.tick()
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
  }

  // MARK: Scripts

  /// Performs the steps of a recording.
  func play(_ steps: String) throws {
    for step in try LiveStep.steps(inYAML: steps) {
      switch step {
      case .request(let request): _ = try session.answer(request)
      case .change(let name, let value): try apply(name, value)
      default: Issue.record("a recording has no step \(step)")
      }
    }
  }
}
