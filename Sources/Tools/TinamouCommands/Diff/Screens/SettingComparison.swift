// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews

/// The comparison of previews, or of the screens of an app that a script walks through, between settings.
@MainActor
struct SettingComparison {
  let program: String
  let pairs: [SettingPair]
  /// The folder for the pictures; `nil` for none.
  var folder: String?
  /// The number of pixels per point of the pictures.
  var scale = 2.0
  /// The longest time to wait for what a preview loads, in seconds; `nil` for the usual one.
  var wait: TimeInterval?

  /// Compares previews.
  func report(of items: [PreviewItem]) -> ScreenChangeReport {
    let (pairs, notes) = pairs.possible
    var settings: [Setting] = []
    for setting in pairs.flatMap({ [$0.before, $0.after] }) where !settings.contains(setting) {
      settings.append(setting)
    }
    var run = PreviewRun(program: program)
    (run.scale, run.wait, run.isCompared) = (scale, wait, true)
    let shots = settings.isEmpty ? [] : run.shots(of: items, in: settings, to: folder)
    let known = Dictionary(
      shots.map { (Key(item: $0.item, setting: $0.setting), $0) }, uniquingKeysWith: { first, _ in first })
    let changes = items.flatMap { item in
      pairs.compactMap { pair -> ScreenChange? in
        guard let before = known[Key(item: item, setting: pair.before)],
          let after = known[Key(item: item, setting: pair.after)]
        else { return nil }
        return ScreenChange(
          name: item.name, place: "\(item.file):\(item.line)", setting: pair.commonWords,
          before: before.side(named: pair.names.before), after: after.side(named: pair.names.after), isSetting: true,
          isMirrored: pair.isMirrored)
      }
    }
    return ScreenChangeReport(changes: changes, notes: notes, folder: folder ?? "")
  }

  private struct Key: Hashable {
    let item: PreviewItem
    let setting: Setting
  }

  /// Compares the screens of the app that a script reaches.
  func report(
    of project: PreviewProject, walkedBy steps: [LiveStep], on terminal: Terminal
  ) throws(PreviewError) -> ScreenChangeReport {
    let (pairs, notes) = pairs.possible
    var walks: [Setting: [WalkedScreen]] = [:]
    for setting in pairs.flatMap({ [$0.before, $0.after] }) where walks[setting] == nil {
      let walk = ScreenWalk(project: project, program: program, steps: steps, scale: scale)
      do throws(ScriptProblem) {
        walks[setting] = try walk.screens(in: setting, to: folder.map { "\($0)/\(walks.count + 1)" }, on: terminal)
      } catch {
        throw .script(error.message)
      }
    }
    let changes = pairs.flatMap { pair in
      WalkedScreen.pairs(walks[pair.before] ?? [], walks[pair.after] ?? []).map { name, before, after in
        ScreenChange(
          name: name, place: "", setting: pair.commonWords,
          before: before.side(named: pair.names.before), after: after.side(named: pair.names.after), isSetting: true,
          isMirrored: pair.isMirrored)
      }
    }
    return ScreenChangeReport(changes: changes, notes: notes, folder: folder ?? "")
  }
}

extension PreviewRun.Shot {
  /// The shot as a side of a comparison.
  func side(named name: String) -> ScreenChange.Side {
    ScreenChange.Side(name: name, shown: result, picture: picture)
  }
}
