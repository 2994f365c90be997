// SPDX-License-Identifier: MIT

import LayoutChecks
import Previews
import Reports

/// The findings of previews, each at the line of its preview, and equal ones once.
struct PreviewReport {
  private let shots: [PreviewRun.Shot]
  private let report: CheckReport
  /// The findings that say the same as one of another preview.
  private let repeated: [Finding]

  init(_ shots: [PreviewRun.Shot], settings: [Setting]) {
    self.shots = shots
    var merges: [(item: PreviewItem, merge: FindingMerge)] = []
    for shot in shots {
      if merges.last?.item != shot.item { merges.append((shot.item, FindingMerge())) }
      merges[merges.count - 1].merge.add(shot.findings, in: shot.setting)
    }
    var files = Dictionary(grouping: merges, by: \.item.file).sorted { $0.key < $1.key }.map { path, merges in
      var file = CheckedFile(path: path)
      file.sceneCount = merges.count
      file.findings = merges.flatMap { $0.merge.merged }
      return file
    }
    var sentences: Set<String> = []
    var repeated: [Finding] = []
    for index in files.indices {
      files[index].findings.removeAll { finding in
        if sentences.insert(finding.rule.rawValue + CheckReport.sentence(for: finding)).inserted { return false }
        repeated.append(finding)
        return true
      }
    }
    self.repeated = repeated
    report = CheckReport(files: files, matrix: settings)
  }

  /// Whether a preview cannot be drawn, or has an error.
  var hasErrors: Bool { report.mostSevere == .error }

  /// The findings, one below the other, with their number at the end.
  func text(style: ReportStyle) -> String { report.text(style: style) + note }

  /// The number of the findings that are not repeated, with the names of their previews; empty for none.
  private var note: String {
    if repeated.isEmpty { return "" }
    var known: Set<String> = []
    let names = repeated.compactMap(\.scene).filter { known.insert($0).inserted }
    return "\(repeated.count) equal finding\(repeated.count == 1 ? "" : "s") of other previews not repeated: "
      + names.joined(separator: ", ") + "\n"
  }

  /// The pictures, with their views, and the findings.
  var json: JSONValue {
    .object([
      ("schema", .integer(1)),
      (
        "previews",
        .array(
          shots.map { shot in
            var members: [(key: String, value: JSONValue)] = [
              ("name", .string(shot.item.name)), ("setting", .string(shot.settingText)),
              ("file", .string(shot.item.file)), ("line", .integer(shot.item.line)),
            ]
            if shot.isDrawn, let picture = shot.picture { members.append(("picture", .string(picture))) }
            switch shot.result {
            case .success(let shown): members.append(("tree", ScreenReport(shown).json))
            case .failure(let fault): members.append(("error", .string(PreviewMessages.sentence(for: fault))))
            }
            return .object(members)
          })
      ), ("check", report.json),
    ])
  }
}

extension PreviewRun.Shot {
  /// Whether there is a picture.
  var isDrawn: Bool { if case .success = result { picture != nil } else { false } }

  /// The values of the setting, in words; empty for a new device of the default kind.
  var settingText: String { setting.words }

  /// The name with the setting.
  var title: String { settingText.isEmpty ? item.name : "\(item.name) (\(settingText))" }

  /// The faults, at the line of the preview.
  var findings: [Finding] {
    let place = FileRange(line: item.line, column: item.column, offset: 0)
    switch result {
    case .success(let shown): return selection.apply(to: shown.findings).map { $0.placed(at: place, scene: item.name) }
    case .failure(let fault):
      var finding = Finding(
        .internalFault, severity: .error, subjects: [], details: .message(PreviewMessages.sentence(for: fault)),
        at: place)
      finding.scene = item.name
      return [finding]
    }
  }
}

extension PreviewMessages {
  /// A sentence about a preview without a picture.
  static func sentence(for fault: PreviewRun.Fault) -> String {
    switch fault {
    case .preview(let failure): sentence(for: failure)
    case .process(let reason): "the preview ended the app: \(reason)"
    case .language(let language, .missing(let known)):
      "the app has no texts in the language '\(language)'"
        + (known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))")
    case .language(_, .unwritable(let path)): "'\(path)' cannot be written"
    }
  }
}
