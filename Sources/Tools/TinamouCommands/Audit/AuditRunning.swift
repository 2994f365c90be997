// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports

/// Runs an app: its previews, or else its first screens, in the settings in which layouts break.
@MainActor
struct AuditRunning {
  let package: PreviewPackage
  let terminal: Terminal
  /// The numbers in sources that are the sizes of known screens.
  let constants: [AuditUse.Constant]

  /// The settings of every app, from the simplest on, so that the first in which a finding occurs is the smallest that shows it.
  static let settings: [Setting] =
    [Setting(), Setting(os: "18"), Setting(os: "27")] + AuditMatrix.devices.map { Setting(device: $0) } + [
      Setting(orientation: "landscape"), Setting(textSize: "xs"), Setting(textSize: "accessibility5"),
      Setting(direction: "rtl"),
      Setting(appearance: "dark"), Setting(contrast: "high"),
    ]

  /// The result of a run.
  struct Result {
    /// The files of the previews, with their findings.
    var files: [CheckedFile] = []
    /// The settings in which the previews were shown.
    var settings: [Setting] = []
    /// The pictures of findings, each in the smallest setting that shows them.
    var pictures: [AuditPage.Picture] = []
    /// The parts that could not be run, with the reason.
    var omissions: [String] = []
  }

  /// Builds the app and shows it in all settings.
  func run() -> Result {
    do throws(PreviewError) {
      terminal.writeError("building the app\n")
      let project = try package.project(builds: true) { _ in }
      let items = try project.items.selected(by: []).filter { $0.subject != nil }
      guard let program = project.program, !items.isEmpty else { throw .nothingToShow }
      // Previews show the screens of an app as their author means them; without any, taps lead to its screens.
      let isPreviewed = items.contains { $0.kind == .preview }
      let app = isPreviewed ? nil : project.items.first { $0.kind == .app }
      return shown(items, walkingThrough: app, by: program, without: project.missing)
    } catch {
      return Result(omissions: ["the running app: " + PreviewMessages.sentence(for: error)])
    }
  }

  /// The settings of every app, with the languages of this one, and with pseudo-languages if it has texts to change.
  private static func settings(of program: String) -> [Setting] {
    let languages = LanguageCopy.languages(ofProgram: program).filter { $0 != "en" }
    let pseudo = LanguageCopy.hasTexts(ofProgram: program) ? PseudoTranslation.allCases.map(\.rawValue) : []
    return settings + (languages + pseudo).map { Setting(language: $0) }
  }

  private func shown(
    _ items: [PreviewItem], walkingThrough app: PreviewItem?, by program: String, without missing: [String]
  ) -> Result {
    let settings = Self.settings(of: program)
    terminal.writeError(
      "running \(items.count) \(items.count == 1 ? "screen" : "screens") in \(settings.count) settings\n")
    let folder = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString)"
    OutputFolder.make(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Each screen is used once and resized in both directions beside the settings.
    let progress = ProgressLine(total: items.count * (settings.count + 3) + (app == nil ? 0 : 1), terminal: terminal)
    defer { progress.end() }
    var done = 0
    var run = PreviewRun(program: program)
    run.progress = { count in
      done += count
      progress.show(done)
    }
    let useFolder = folder + "/use"
    OutputFolder.make(useFolder)
    let use = AuditUse(items: items, app: app, run: run, folder: useFolder)
    let drawing = run
    run.audits = true
    let shots = run.shots(of: items, in: settings, to: folder)
    let used = use.findings(beside: shots, constants: constants)
    var result = Result(settings: settings)
    if !missing.isEmpty { result.omissions.append("what needs the modules \(missing.joined(separator: ", "))") }
    result.omissions += used.omissions
    var known: Set<String> = []
    for item in items {
      let own = shots.filter { $0.item == item }
      var merge = FindingMerge()
      for shot in own { merge.add(shot.findings, in: shot.setting) }
      let findings = merge.merged.filter { known.insert(Self.identity(of: $0)).inserted }
      let further = used.findings.filter { $0.path == item.file && $0.finding.scene == item.name }.map(\.finding)
        .filter { known.insert(Self.identity(of: $0)).inserted }
      var file = CheckedFile(path: item.file)
      file.sceneCount = 1
      file.findings = (findings + further).map(\.withEmbeddedPicture)
      result.files.append(file)
      result.pictures += pictures(in: Set(findings.compactMap(\.settings.first)), among: own)
      result.pictures += windows(of: item, in: used.findings, by: drawing, to: folder + "/windows")
    }
    for entry in used.findings where entry.finding.scene == nil || !items.contains(entry.item) {
      // A constant is at fault at each of its places.
      if entry.finding.scene != nil, !known.insert(Self.identity(of: entry.finding)).inserted { continue }
      var file = CheckedFile(path: entry.path)
      file.findings = [entry.finding.withEmbeddedPicture]
      result.files.append(file)
    }
    return result
  }

  /// The text that findings of one fault share in all settings: their numbers differ.
  private static func identity(of finding: Finding) -> String {
    finding.rule.rawValue + CheckReport.sentence(for: finding).filter { !$0.isNumber && $0 != "." }
  }

  /// The pictures of a screen in the windows in which its findings begin.
  private func windows(
    of item: PreviewItem, in entries: [AuditUse.Entry], by run: PreviewRun, to folder: String
  ) -> [AuditPage.Picture] {
    let names = Set(entries.filter { $0.item == item }.compactMap(\.setting.device)).sorted()
    guard !names.isEmpty else { return [] }
    OutputFolder.make(folder)
    let settings = names.map { Setting(device: $0) }
    return pictures(in: Set(settings), among: run.shots(of: [item], in: settings, to: folder))
  }

  /// The pictures in some settings.
  private func pictures(in settings: Set<Setting>, among shots: [PreviewRun.Shot]) -> [AuditPage.Picture] {
    shots.filter { settings.contains($0.setting) && $0.isDrawn }.compactMap { shot in
      guard let address = shot.picture.flatMap(embeddedPicture) else { return nil }
      return AuditPage.Picture(title: shot.title, address: address)
    }
  }
}

/// Returns an address that contains a picture; `nil` if it was not drawn.
private func embeddedPicture(at path: String) -> String? {
  FileManager.default.contents(atPath: path).map { "data:image/png;base64," + $0.base64EncodedString() }
}

extension Finding {
  /// The finding with its picture in the place of the name of its file, which is removed.
  fileprivate var withEmbeddedPicture: Finding {
    var copy = self
    copy.demonstration?.picture = demonstration?.picture.flatMap(embeddedPicture)
    return copy
  }
}
