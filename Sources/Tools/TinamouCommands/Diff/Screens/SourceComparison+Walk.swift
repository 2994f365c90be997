// SPDX-License-Identifier: MIT

import LayoutChecks
import Previews

extension SourceComparison {
  /// Compares the screens that a script reaches in the app of both states. The app is built and used only if the change touches it.
  func report(walkedBy steps: [LiveStep], on terminal: Terminal) throws(PreviewError) -> ScreenChangeReport {
    let sources = ChangedSources(before: before.folder, after: after.folder)
    guard sources.first != nil else { return ScreenChangeReport(changes: [], notes: ["No file of the app differs."]) }
    let project = try app(of: after)
    let reach = reach(of: sources, in: project)
    guard let reason = reach.map(\.first) ?? sources.first else {
      let note = "The change touches nothing that the app shows, so it is not used."
      return ScreenChangeReport(changes: [], notes: [note])
    }
    let notes = ["The app is used: \(reason)."] + (reach == nil ? [Self.byNames] : [])
    let earlierApp = try app(of: before)
    var changes: [ScreenChange] = []
    for setting in settings {
      let old = try walk(earlierApp, steps, in: setting, "before", on: terminal)
      let new = try walk(project, steps, in: setting, "after", on: terminal)
      changes += WalkedScreen.pairs(old, new).map { name, earlier, later in
        ScreenChange(
          name: name, place: "", setting: setting.words, before: earlier.side(named: before.name),
          after: later.side(named: after.name), isSetting: false, isWalked: true)
      }
    }
    return ScreenChangeReport(changes: changes, notes: notes, folder: folder ?? "")
  }

  private func app(of side: Side) throws(PreviewError) -> PreviewProject {
    try package(of: side).project(builds: true, needsApp: true, outputs: folder.map { [$0] } ?? [])
  }

  private func walk(
    _ project: PreviewProject, _ steps: [LiveStep], in setting: Setting, _ name: String, on terminal: Terminal
  ) throws(PreviewError) -> [WalkedScreen] {
    guard let program = project.program else { throw .nothingToRun }
    let walk = ScreenWalk(project: project, program: program, steps: steps, scale: scale)
    do throws(ScriptProblem) {
      return try walk.screens(in: setting, to: folder.map { "\($0)/\(name)" }, on: terminal)
    } catch {
      throw .script(error.message)
    }
  }
}
