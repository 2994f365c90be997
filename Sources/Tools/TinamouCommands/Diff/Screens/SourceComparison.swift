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
    guard !listed.isEmpty else { throw .nothingToCompare }
    // Names in the texts reach more than what is used: without them, nothing is built.
    guard listed.contains(where: { reason(for: $0.item, in: $0.root, sources) != nil }) else {
      return ScreenChangeReport(changes: [], notes: left(listed.count))
    }
    let project = try build(after)
    let reach = reach(of: sources, in: project)
    let touched = listed.compactMap { item, root in
      reason(for: item, in: root, sources, reach).map { (item.name, $0) }
    }
    let notes =
      touched.map { "\($0): \($1)." } + left(listed.count - touched.count) + (reach == nil ? [Self.byNames] : [])
    let names = Set(touched.map { $0.0 })
    let old = names.isEmpty ? [] : try shots(of: before, names, try build(before, for: names))
    let new = names.isEmpty ? [] : try shots(of: after, names, project)
    return ScreenChangeReport(changes: pairs(old, new), notes: notes, folder: folder ?? "")
  }

  /// The reach of the change by the index of a build; `nil` without an index.
  func reach(of sources: ChangedSources, in project: PreviewProject?) -> SourceReach? {
    project?.program.flatMap { SourceIndex(ofProgram: $0, sourcesIn: after.folder) }
      .map { SourceReach(sources, before: before.folder, after: after.folder, index: $0) }
  }

  static let byNames =
    "The build has no index, so what depends on the change was found by the names in the sources."

  /// Builds a side; `nil` if it has none of the previews.
  private func build(_ side: Side, for names: Set<String>? = nil) throws(PreviewError) -> PreviewProject? {
    let package = package(of: side)
    if let names {
      guard try package.project(builds: false).items.contains(where: { names.contains($0.name) }) else { return nil }
    }
    return try package.project(builds: true, outputs: folder.map { [$0] } ?? [])
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

  func package(of side: Side) -> PreviewPackage {
    var copy = package
    copy.packagePath = side.folder
    return copy
  }

  /// The reason for which a preview is drawn; `nil` if the change does not touch it. Everything that is compiled touches the
  /// app. Previews that are gone are not in the index.
  private func reason(
    for item: PreviewItem, in folder: String, _ sources: ChangedSources, _ reach: SourceReach? = nil
  ) -> String? {
    if item.kind == .app { return reach.map(\.first) ?? sources.first }
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
    let path = URL(fileURLWithPath: item.file).resolvingSymlinksInPath().path
    guard path.hasPrefix(root) else { return sources.common }
    let file = String(path.dropFirst(root.count))
    return folder == after.folder && reach != nil ? reach?.reason(for: item, at: file) : sources.reason(for: file)
  }

  private func shots(
    of side: Side, _ names: Set<String>, _ project: PreviewProject?
  ) throws(PreviewError) -> [PreviewRun.Shot] {
    guard let project else { return [] }
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
        name: shot.item.name, place: place(of: shot.item), setting: shot.settingText,
        before: side(before, self.before), after: side(after, self.after), isSetting: false)
    }
  }

  /// The file and line of a preview, in the folder of its side: a copy of a revision stands elsewhere for as long as it is compared.
  private func place(of item: PreviewItem) -> String {
    let path = URL(fileURLWithPath: item.file).resolvingSymlinksInPath().path
    let roots = [after, before].map { URL(fileURLWithPath: $0.folder).resolvingSymlinksInPath().path + "/" }
    let file = roots.first(where: path.hasPrefix).map { String(path.dropFirst($0.count)) } ?? item.file
    return "\(file):\(item.line)"
  }

  private func side(_ shot: PreviewRun.Shot?, _ side: Side) -> ScreenChange.Side {
    shot?.side(named: side.name) ?? ScreenChange.Side(name: side.name, shown: nil, picture: nil)
  }
}
