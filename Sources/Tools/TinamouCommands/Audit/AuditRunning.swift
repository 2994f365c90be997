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

  /// The settings, from the simplest on, so that the first in which a finding occurs is the smallest that shows it.
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
      return shown(items, by: program, without: project.missing)
    } catch {
      return Result(omissions: ["the running app: " + PreviewMessages.sentence(for: error)])
    }
  }

  private func shown(_ items: [PreviewItem], by program: String, without missing: [String]) -> Result {
    terminal.writeError(
      "running \(items.count) \(items.count == 1 ? "screen" : "screens") in \(Self.settings.count) settings\n")
    let folder = NSTemporaryDirectory() + "tinamou-\(UUID().uuidString)"
    OutputFolder.make(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var run = PreviewRun(program: program)
    run.audits = true
    let shots = run.shots(of: items, in: Self.settings, to: folder)
    var result = Result()
    if !missing.isEmpty { result.omissions.append("what needs the modules \(missing.joined(separator: ", "))") }
    var known: Set<String> = []
    for item in items {
      let own = shots.filter { $0.item == item }
      var merge = FindingMerge()
      for shot in own { merge.add(shot.findings, in: shot.setting) }
      let findings = merge.merged.filter { known.insert(Self.identity(of: $0)).inserted }
      var file = CheckedFile(path: item.file)
      file.sceneCount = 1
      file.findings = findings
      result.files.append(file)
      result.pictures += pictures(of: findings, among: own)
    }
    return result
  }

  /// The text that findings of one fault share in all settings: their numbers differ.
  private static func identity(of finding: Finding) -> String {
    finding.rule.rawValue + CheckReport.sentence(for: finding).filter { !$0.isNumber && $0 != "." }
  }

  /// The pictures of the first settings in which findings occur.
  private func pictures(of findings: [Finding], among shots: [PreviewRun.Shot]) -> [AuditPage.Picture] {
    let settings = Set(findings.compactMap(\.settings.first))
    return shots.filter { settings.contains($0.setting) && $0.isDrawn }.compactMap { shot in
      guard let data = shot.picture.flatMap({ FileManager.default.contents(atPath: $0) }) else { return nil }
      return AuditPage.Picture(title: shot.title, address: "data:image/png;base64," + data.base64EncodedString())
    }
  }
}
