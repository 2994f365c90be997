// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Reports
import UIKit

@testable import Previews
@testable import TinamouCommands

/// The fingers and keys of a row: used as they are, recorded as the page of `tinamou run` records them, or replaced by such a recording.
///
/// What a row does from the first finger on the screen to the last that leaves it is one input, and so is what it types.
@MainActor
final class StageInput {
  /// The way in which a row is performed.
  enum Mode {
    case direct, recording, playing
  }

  let mode: Mode
  /// The steps of each input; `nil` for an input that is part of the next one, such as the first tap of a double tap.
  private(set) var steps: [String?] = []
  /// The number of inputs so far.
  private(set) var count = 0
  /// The trees of each screen at the end of its part of the row.
  private(set) var trees: [String] = []
  /// The reasons for which steps could not be performed.
  private(set) var failures: [String] = []
  /// The places of the fingers on the screen.
  private(set) var places: [Int: CGPoint] = [:]
  private var recorder = GestureRecorder()
  private var setting = Setting()
  private let fingers = LiveTouchSession(LiveScreen())

  /// Performs a row as it is, or records it.
  init(_ mode: Mode = .direct) { self.mode = mode }

  /// Performs a row with the inputs of a recording.
  init(playing recording: StageInput) {
    mode = .playing
    steps = recording.steps
  }

  /// Whether a finger is on the screen.
  var isHolding: Bool { !places.isEmpty }

  /// Whether time passes in a step of the recording instead.
  var isInStep: Bool { mode == .playing && isHolding }

  /// Puts a finger on the screen, moves it there or lifts it.
  func touch(_ phase: LiveRequest.TouchPhase, _ finger: Int, _ point: CGPoint) {
    places[finger] = phase == .ended ? nil : point
    switch mode {
    case .direct: fingers.touch(phase, finger, point)
    case .recording:
      if let gesture = recorder.touch(phase, finger, point, by: fingers) {
        if gesture.replacesLast, !steps.isEmpty { steps[steps.count - 1] = nil }
        note([(.touch(phase, finger: finger, x: Double(point.x), y: Double(point.y)), .gesture(gesture))])
      }
    case .playing: if phase == .ended, !isHolding { playNext() }
    }
  }

  /// Performs actions for which the page has keys and buttons: keys that are typed, a shake.
  func perform(_ actions: [LiveAction]) throws(LiveFailure) {
    if mode == .playing { return playNext() }
    var answers: [(LiveRequest, LiveReply.Content)] = []
    for action in actions {
      let hasEffect = try LiveActions(screen: LiveScreen()).perform(action)
      answers.append((.perform(action), hasEffect ? .done : .ignored))
    }
    note(answers)
  }

  /// Turns the device, as the page's menu does; it has no entry for a device that is upside down.
  func turn(to orientation: UIDeviceOrientation, in scene: UIWindowScene?) throws {
    let isOnPage = orientation == .portrait || orientation.isLandscape
    switch mode {
    case .playing where isOnPage: playNext()
    case .recording where isOnPage:
      let word = orientation.isLandscape ? "landscape" : "portrait"
      try change(.orientation, word)
      var recording = LiveRecording()
      recording.note([SettingName.orientation.rawValue: word])
      steps.append(recording.yaml)
      count += 1
    default: scene?.inspection.rotateDevice(to: orientation)
    }
  }

  private func change(_ name: SettingName, _ value: String) throws {
    name.set(value, in: &setting)
    _ = try LiveSession(output: nil).answer(.setting(setting.forProcess))
  }

  private func note(_ answers: [(LiveRequest, LiveReply.Content)]) {
    var recording = LiveRecording()
    for (request, content) in answers { recording.note(request, content) }
    steps.append(recording.yaml)
    count += 1
  }

  private func playNext() {
    defer { count += 1 }
    guard steps.indices.contains(count) else { return failures.append("the recording has only \(steps.count) steps") }
    guard let text = steps[count] else { return }
    do {
      for step in try LiveStep.steps(inYAML: text) {
        switch step {
        case .request(let request): _ = try LiveSession(output: nil).answer(request)
        case .change(let name, let value): try change(name, value)
        default: failures.append("a recording has no step \(step)")
        }
      }
    } catch { failures.append("\(text.trimmingCharacters(in: .newlines)): \(error)") }
  }

  /// Keeps what the screen shows, as a script prints it.
  func keepTree() {
    guard mode != .direct,
      case .screen(let shown)? = try? LiveSession(output: nil).answer(.screen(explainsFrames: false))
    else { return }
    // Which cells a list keeps for later depends on the frames of its way.
    let lines = ScreenReport.text(of: shown).split(separator: "\n").filter { !$0.hasSuffix("[hidden]") }
    trees.append(lines.joined(separator: "\n"))
  }
}

/// The actions of scripts that go by words, on a stage.
@MainActor
struct StageActions {
  let stage: InteractionStage

  /// Taps the view that a word describes.
  func tap(_ word: String) throws {
    let actions = LiveActions(screen: LiveScreen())
    switch stage.input.mode {
    case .direct: try actions.tap(word)
    // A person finds the place.
    case .recording: stage.tap(at: try LivePlaces(screen: LiveScreen()).point(.word(word)))
    case .playing: stage.tap(at: .zero)
    }
  }

  /// Types a text into what is being edited.
  func type(_ text: String) throws {
    if stage.input.mode == .direct { return try LiveActions(screen: LiveScreen()).type(text, into: nil) }
    try stage.perform(text.map { .key(LiveKey($0 == "\n" ? "Enter" : String($0))) })
  }

  /// Presses a key by its name, after those of modifier keys: `cmd+k`.
  func press(key name: String) throws {
    if stage.input.mode == .direct { return try LiveActions(screen: LiveScreen()).press(key: name) }
    var parts = name.count > 1 ? name.split(separator: "+").map(String.init) : [name]
    let key = parts.popLast() ?? name
    let words = ["cmd": "command", "alt": "option", "ctrl": "control"]
    try stage.perform([.key(LiveKey(key, Set(parts.compactMap { LiveKey.Modifier(rawValue: words[$0] ?? $0) })))])
  }

  /// Shakes the device.
  func shake() throws {
    if stage.input.mode == .direct { return UIApplication.shared.inspection.shake() }
    try stage.perform([.shake])
  }
}
