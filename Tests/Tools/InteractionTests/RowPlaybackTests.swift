// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing
import UIKit

extension Interaction {
  /// Performs the row on a phone, and returns the effects.
  @MainActor
  func performed(with input: StageInput) throws -> [InteractionStage.Effect] {
    try DeviceProfile.standard.whileSimulated {
      let clock = AnimationClock()
      // Scripts do not wait for UIKit's own animations.
      clock.isRunning = input.mode != .playing
      return try clock.whileMain {
        let stage = InteractionStage(input)
        defer { stage.close() }
        try perform(stage)
        return stage.noted
      }
    }
  }
}

/// Records each row of the table as the page of a running app does, plays the steps back as a script does, and compares what both show and
/// which methods are called. The order of the calls can differ, because UIKit's own animations end at once in scripts.
@MainActor
@Suite(
  "Playbacks of rows", .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TINAMOU_RUN_LOOP"] != nil, "Scripts/test runs it alone"))
struct RowPlaybackTests {
  /// The number of rows that have nothing to record: what happens is done by code of the app, by assistive technology, by a change of the
  /// scene's size, or not at all.
  private static let rowsWithoutInput: [Interaction.Section: Int] = [
    .textFields: 2, .editMenus: 5, .search: 9, .keyboard: 6, .controls: 1, .valueControls: 5, .tables: 3,
    .collections: 6, .menus: 1, .bars: 4, .scrolling: 4, .touches: 6, .gestures: 1, .navigation: 3, .containers: 5,
    .presentation: 6, .popovers: 19, .rotation: 7, .accessibility: 20,
  ]

  /// The rows that a recording of fingers cannot repeat, by reason.
  private static let unrepeatable: [String: Set<String>] = [
    "the app changes something while a finger rests on the screen": [
      "Remove a control from the window while a finger is on it", "The table is reloaded while a row is touched",
      "The touched view is removed while the finger is down", "A recognizer is disabled in the middle of its gesture",
      "A finger comes down on content that decelerates", "A drag beyond the edge of the content",
    ],
    "the app changes something between two quick taps": [
      "Tap a half of a stepper at its limit, and of one that wraps"
    ],
    "the row looks for what has opened under the finger": [
      "Touch on a button with a menu, drag to an element and lift",
      "Long press, and the same finger goes on to an element",
    ],
    "the last finger is not lifted": ["A quick drag that begins on content whose touches are not delayed"],
  ]

  @Test("Recordings play back to the same screens and calls", arguments: Interaction.Section.allCases)
  func playback(of section: Interaction.Section) async throws {
    let rows = InteractionTable.rows(of: section)
    let faults = try await outsideOfTasks { try rows.map { try Self.faults(of: $0) } }
    for (row, faults) in zip(rows, faults) {
      guard let faults else { continue }
      if let reason = Self.unrepeatable.first(where: { $0.value.contains(row.name) })?.key {
        withKnownIssue("\(row.name): \(reason)") { #expect(faults.isEmpty, "\(row.name)") }
      } else {
        #expect(faults.isEmpty, "\(row.name)")
      }
    }
    let withoutInput = zip(rows, faults).filter { $0.1 == nil }.map(\.0.name)
    #expect(withoutInput.count == Self.rowsWithoutInput[section] ?? 0, "\(withoutInput)")
  }

  /// Runs `body` as in an app, in which no task waits: run loops that a task runs move the clock by themselves.
  private func outsideOfTasks<Value: Sendable>(_ body: @escaping @MainActor () throws -> Value) async throws -> Value {
    RunLoopTicks.needsTask = true
    return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
      DispatchQueue.main.async { continuation.resume(with: Result { try MainActor.assumeIsolated { try body() } }) }
    }
  }

  /// The differences when the recording of a row is played; `nil` for a row that has nothing to record.
  private static func faults(of row: Interaction) throws -> [String]? {
    let recording = StageInput(.recording)
    let recorded = try row.performed(with: recording)
    guard recording.count > 0 else { return nil }
    let playing = StageInput(playing: recording)
    let played: [InteractionStage.Effect]
    do { played = try row.performed(with: playing) } catch { return playing.failures + ["\(error)"] }
    let before = compared(recorded, recording).sorted()
    let after = compared(played, recording).sorted()
    let steps = recording.steps.compactMap { $0 }.joined()
    var faults = playing.failures
    if after != before { faults.append("\(steps)calls: \(after), recorded: \(before)") }
    for (tree, other) in zip(playing.trees, recording.trees) where tree != other {
      faults.append("\(steps)shown:\n\(tree)\nrecorded:\n\(other)")
    }
    return faults
  }

  /// The calls, and what the row has seen while no input was under way: while a finger rests, nothing of the recording has been played, and
  /// neither has it between two taps that are one step.
  private static func compared(_ effects: [InteractionStage.Effect], _ recording: StageInput) -> [String] {
    effects.filter { effect in
      let isBetween = effect.inputs > 0 && effect.inputs <= recording.count && recording.steps[effect.inputs - 1] == nil
      return effect.isCall || !effect.isHolding && !isBetween
    }.map(\.text)
  }
}
