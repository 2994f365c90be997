// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks
import LayoutFiles
import Pictures
import Reports

/// Draws the scenes of documents, and comparisons of scenes with an earlier revision.
@MainActor
struct SceneRendering {
  let source: SceneSource
  /// The setting of the pictures, as named on the command line.
  let setting: Setting
  let choice: DocumentRenderOptions
  let overlays: Picture.Overlays
  /// Whether the paths of the pictures are printed, because the command line does not name them.
  let isPathPrinted: Bool
  let terminal: Terminal

  /// Draws each of the files to its own pictures.
  func render(_ targets: [PictureTarget]) -> ExitStatus {
    targets.map(render).max() ?? .clean
  }

  /// Reports findings that a picture of a document cannot show: conflicts and ambiguity.
  private func tellFindings(in file: String, of scenes: [DrawnScene]) -> ExitStatus {
    guard DocumentPaths.isDocument(file) else { return .clean }
    var checked = DocumentCheck(settings: [setting]).check(FileJob(path: file, isNamed: true))
    guard checked.outcome == .checked else { return .clean }
    checked.findings.removeAll { finding in
      let isDrawn = finding.scene.map { scene in scenes.contains { $0.names.contains(scene) } } ?? true
      return !isDrawn || ![.conflictingConstraints, .ambiguousLayout].contains(finding.rule)
    }
    let report = CheckReport(files: [checked], matrix: [setting])
    terminal.writeError(report.findingsText(style: terminal.errorStyle))
    return report.mostSevere == .error ? .findings : .clean
  }

  private func render(_ target: PictureTarget) -> ExitStatus {
    let file = target.input
    do throws(SceneSourceError) {
      let scenes = chosen(try source.scenes(at: file, input: terminal.readInput))
      let found = tellFindings(in: file, of: scenes)
      guard let against = choice.against else {
        guard !scenes.isEmpty else { return reportNoScene(in: file) }
        return max(found, write(scenes.map { (name: $0.name, picture: $0.picture(overlays)) }, to: target))
      }
      let old = chosen(try source.scenes(before: file, against: against))
      let pairs = SceneComparison.pairs(before: old, after: scenes)
      guard !pairs.isEmpty else { return reportNoScene(in: file) }
      return max(found, write(pairs.compactMap { comparison($0, file, against, isOnly: pairs.count == 1) }, to: target))
    } catch {
      for fault in error.faults { terminal.report(fault.sentence, at: fault.location) }
      return .input
    }
  }

  private func chosen(_ scenes: [DrawnScene]) -> [DrawnScene] {
    guard let word = choice.scene else { return scenes }
    return scenes.filter { $0.names.contains(word) }
  }

  /// Returns the picture of a scene beside its earlier revision; `nil` for one of several scenes that is unchanged.
  private func comparison(
    _ pair: SceneComparison, _ file: String, _ against: String, isOnly: Bool
  ) -> (name: String?, picture: Picture)? {
    let changes = pair.changes
    let (before, after) = (pair.before?.picture(overlays), pair.after?.picture(overlays))
    if !isOnly, changes.isEmpty, before == after, pair.sentences.isEmpty { return nil }
    let report = FrameChangeReport(
      changes.map { (name: $0.name, before: $0.before, after: $0.after) }, scene: pair.name ?? file,
      sentences: pair.sentences)
    terminal.writeError(report.text(style: terminal.errorStyle))
    let picture = Picture(
      comparing: Picture.Side(title: against, picture: before),
      with: Picture.Side(title: FilePath.lastComponent(of: file), picture: after),
      changes: changes)
    return (pair.name, picture)
  }

  // MARK: Writing

  private func write(_ pictures: [(name: String?, picture: Picture)], to target: PictureTarget) -> ExitStatus {
    guard !pictures.isEmpty else {
      terminal.writeError(terminal.errorStyle.bold("\(target.input): ") + "nothing has changed\n")
      return .clean
    }
    do throws(OutputError) {
      let targets = try targets(for: pictures.map(\.name), target)
      return zip(pictures, targets).map { write($0.picture, to: $1) }.max() ?? .clean
    } catch {
      terminal.report(OutputMessages.sentence(for: error))
      return .usage
    }
  }

  private func write(_ picture: Picture, to target: PictureTarget) -> ExitStatus {
    do throws(PictureError) {
      if let url = target.url {
        try picture.write(to: url)
        if isPathPrinted { terminal.print(url.relativePath.singleLine + "\n") }
      } else {
        terminal.write(try picture.data(as: target.format))
      }
      return .clean
    } catch {
      terminal.report(error.description, at: error.isOfOutput ? target.url?.relativePath ?? target.input : target.input)
      switch error {
      case .unknownFormat, .unwritable: return .usage
      case .emptyPicture, .tooLarge, .pageTooLarge, .invalidImage: return .input
      case .renderer: return .software
      }
    }
  }

  /// Returns the outputs for the pictures of a file: its target for one picture, or files named after the target and the
  /// scenes for several.
  private func targets(
    for names: [String?], _ target: PictureTarget
  ) throws(OutputError) -> [PictureTarget] {
    if names.count == 1 { return [target] }
    let file = target.input
    guard let url = target.url else { throw .severalPictures(file) }
    let ending = url.pathExtension
    let stem = url.deletingPathExtension()
    return names.enumerated().map { index, name in
      let path = stem.relativePath + "-" + (name ?? "\(index + 1)") + "." + ending
      return PictureTarget(input: file, url: URL(fileURLWithPath: path), format: target.format)
    }
  }

  private func reportNoScene(in file: String) -> ExitStatus {
    let what = choice.scene.map { "there is no scene '\($0)' with a view" } ?? "there is no scene with a view"
    terminal.report(what, at: file)
    return choice.scene == nil ? .input : .usage
  }
}
