// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews

/// The comparison of the previews of two states of a package: two commits, a commit and the files as they are, or two folders.
///
/// Only previews that the change touches are drawn, and nothing is built where there are none.
@MainActor
struct SourceComparison {
  /// A state of the package.
  struct Side {
    /// The words for the state, such as `HEAD~1`.
    let name: String
    /// The folder of the package.
    let folder: String
  }

  let before: Side
  let after: Side
  /// The package, of which each side has a folder.
  let package: PreviewPackage
  let settings: [Setting]
  /// The folder for the pictures; `nil` for none.
  var folder: String?
  /// The number of pixels per point of the pictures.
  var scale = 2.0
  /// The longest time to wait for what a preview loads, in seconds; `nil` for the usual one.
  var wait: TimeInterval?

  /// Compares the previews that words name, or all blocks, scenes and nibs.
  func report(_ words: [String], on terminal: Terminal) throws(PreviewError) -> ScreenChangeReport {
    let sources = ChangedSources(before: before.folder, after: after.folder)
    guard !sources.changed.isEmpty else { return ScreenChangeReport(changes: [], notes: ["No file differs."]) }
    let listed = try listed(words)
    let touched = listed.compactMap { item, root in reason(for: item, in: root, sources).map { (item.name, $0) } }
    let notes = touched.map { "\($0): \($1)." } + left(listed.count - touched.count)
    guard !touched.isEmpty else { return ScreenChangeReport(changes: [], notes: notes) }
    let names = Set(touched.map { $0.0 })
    let old = try shots(of: before, names)
    let new = try shots(of: after, names)
    return ScreenChangeReport(changes: pairs(old, new), notes: notes, folder: folder ?? "")
  }

  /// Returns the previews that words name, each with the folder that it is from: those of the state after, and then those that only the
  /// state before has.
  private func listed(_ words: [String]) throws(PreviewError) -> [(item: PreviewItem, root: String)] {
    let new = try package(of: after).project(builds: false).items
    let names = Set(new.map(\.name))
    let gone = try package(of: before).project(builds: false).items.filter { !names.contains($0.name) }
    let selected = try (new + gone).selected(by: words)
    return selected.map { ($0, names.contains($0.name) ? after.folder : before.folder) }
  }

  private func left(_ count: Int) -> [String] {
    count == 0 ? [] : ["\(count) preview\(count == 1 ? " is" : "s are") not touched by the change, and not drawn."]
  }

  private func package(of side: Side) -> PreviewPackage {
    var copy = package
    copy.packagePath = side.folder
    return copy
  }

  /// The reason for which a preview is drawn; `nil` if the change does not touch it. Everything touches the app.
  private func reason(for item: PreviewItem, in folder: String, _ sources: ChangedSources) -> String? {
    if item.kind == .app { return sources.changed.first.map { "\(($0 as NSString).lastPathComponent) changed" } }
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
    let path = URL(fileURLWithPath: item.file).resolvingSymlinksInPath().path
    return path.hasPrefix(root) ? sources.reason(for: String(path.dropFirst(root.count))) : sources.common
  }

  private func shots(of side: Side, _ names: Set<String>) throws(PreviewError) -> [PreviewRun.Shot] {
    let isNeeded = try package(of: side).project(builds: false).items.contains { names.contains($0.name) }
    guard isNeeded else { return [] }
    let project = try package(of: side).project(builds: true, outputs: folder.map { [$0] } ?? [])
    guard let program = project.program else { throw .nothingToShow }
    var run = PreviewRun(program: program)
    (run.scale, run.wait, run.isCompared) = (scale, wait, true)
    let items = project.items.filter { names.contains($0.name) && $0.subject != nil }
    let pictures = folder.map { "\($0)/\(side.folder == before.folder ? "before" : "after")" }
    if let pictures { try ScreenChangeFolder(path: pictures).prepare() }
    return run.shots(of: items, in: settings, to: pictures)
  }

  private struct Key: Hashable {
    let name: String
    let setting: Setting
  }

  private func pairs(_ old: [PreviewRun.Shot], _ new: [PreviewRun.Shot]) -> [ScreenChange] {
    let earlier = Dictionary(old.map { (Key(name: $0.item.name, setting: $0.setting), $0) }) { first, _ in first }
    let later = Set(new.map { Key(name: $0.item.name, setting: $0.setting) })
    let kept = new.map { (earlier[Key(name: $0.item.name, setting: $0.setting)], $0 as PreviewRun.Shot?) }
    let gone = old.filter { !later.contains(Key(name: $0.item.name, setting: $0.setting)) }.map {
      ($0 as PreviewRun.Shot?, nil as PreviewRun.Shot?)
    }
    return (kept + gone).compactMap { before, after in
      guard let shot = after ?? before else { return nil }
      return ScreenChange(
        name: shot.item.name, place: "\(shot.item.file):\(shot.item.line)", setting: shot.settingText,
        before: side(before, self.before), after: side(after, self.after), isSetting: false)
    }
  }

  private func side(_ shot: PreviewRun.Shot?, _ side: Side) -> ScreenChange.Side {
    shot?.side(named: side.name) ?? ScreenChange.Side(name: side.name, shown: nil, picture: nil)
  }
}
