// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews

/// A screen that a script reached.
struct WalkedScreen: Sendable {
  /// The number of the step, and the step in words.
  let name: String
  let shown: ShownPreview
  /// The file of the picture; `nil` for none.
  let picture: String?

  /// Pairs the screens of two walks by their steps. A step that only one walk reached has a screen on one side.
  static func pairs(
    _ before: [WalkedScreen], _ after: [WalkedScreen]
  ) -> [(name: String, before: WalkedScreen?, after: WalkedScreen?)] {
    let later = Dictionary(after.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let earlier = Set(before.map(\.name))
    return before.map { ($0.name, $0, later[$0.name]) }
      + after.filter { !earlier.contains($0.name) }.map { ($0.name, nil, $0) }
  }
}

extension WalkedScreen? {
  /// The screen as a side of a comparison.
  func side(named name: String) -> ScreenChange.Side {
    guard let self else {
      return ScreenChange.Side(name: name, shown: nil, picture: nil)
    }
    return ScreenChange.Side(name: name, shown: .success(self.shown), picture: self.picture)
  }
}

/// A walk through the screens of an app by a script.
@MainActor
struct ScreenWalk {
  let project: PreviewProject
  let program: String
  let steps: [LiveStep]
  let scale: Double

  /// Performs the steps in a setting, and returns the screens at its pictures, or after each step if it has none.
  ///
  /// - Parameter folder: The folder for the pictures; `nil` for none.
  func screens(
    in setting: Setting, to folder: String?, on terminal: Terminal
  ) throws(ScriptProblem) -> [WalkedScreen] {
    // Reports of the walk itself are no part of the comparison.
    let quiet = Terminal(readInput: terminal.readInput, write: { _ in }, writeError: terminal.writeError)
    var script = try LiveScript(
      project, program: program, setting: setting, steps: steps, scale: scale, terminal: quiet)
    defer { script.end() }
    var screens: [WalkedScreen] = []
    func keep(_ number: Int, _ name: String) -> Bool {
      let picture = folder.map { "\($0)/\(String(format: "%02d", number)).png" }
      guard let shown = script.comparedScreen(drawnTo: picture) else { return false }
      screens.append(WalkedScreen(name: name, shown: shown, picture: picture))
      return true
    }
    if !hasPictures, !keep(0, "The first screen") { return screens }
    for (number, step) in steps.enumerated() {
      // Pictures of the script itself are those of the comparison.
      if case .picture = step {} else if script.perform([step], after: number) != .clean { break }
      if isSeen(step), !keep(number + 1, "Step \(number + 1), \(step.summary)") { break }
    }
    return screens
  }

  private var hasPictures: Bool { steps.contains { if case .picture = $0 { true } else { false } } }

  /// Whether the screen after a step is compared.
  private func isSeen(_ step: LiveStep) -> Bool {
    switch step {
    case .picture: true
    case .request(.perform(.waitFor)), .request(.wait), .tree, .accessibility: false
    case .request, .change, .preview: !hasPictures
    }
  }
}

extension LiveStep {
  /// The step in a few words.
  fileprivate var summary: String {
    switch self {
    case .picture(let path): ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    case .change(let name, let value): "\(name.rawValue) \(value)"
    case .preview(let name): "preview \(name)"
    case .tree: "tree"
    case .accessibility: "accessibility"
    case .request(.perform(let action)): LiveRecording.text(of: action) ?? "an action"
    case .request: "a request"
    }
  }
}
