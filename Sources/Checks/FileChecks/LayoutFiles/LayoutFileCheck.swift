// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutFiles
import Reports

/// Checks a layout file in every setting of a matrix.
@MainActor
struct LayoutFileCheck {
  let path: String
  let settings: [Setting]
  /// The text of the file; empty if it cannot be read.
  let text: String

  /// Returns the findings in the scenes that `load` creates.
  func check(_ load: (SceneOptions) throws(LayoutFileError) -> LayoutScene) -> CheckedFile {
    var file = CheckedFile(path: path)
    var merge = FindingMerge()
    for setting in settings {
      guard let options = try? SceneOptions(setting) else { continue }
      do throws(LayoutFileError) {
        let scene = try load(options)
        file.sceneCount = 1
        file.viewCount = max(file.viewCount, scene.views.count)
        let findings = scene.system.whileCurrent {
          let description = LayoutFileDescription(scene)
          return CheckedLayout(description).findings() + description.unexpectedFrames
        }
        merge.add(findings, in: setting)
      } catch {
        file.outcome = .unreadable
        merge.add(error.all.map(finding(for:)), in: setting)
      }
    }
    file.findings = merge.merged
    file.apply(suppressions)
    return file
  }

  /// The comments of the file that suppress findings, also those in its layout text.
  private var suppressions: Suppressions {
    Suppressions(
      text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().compactMap { index, line in
        line.firstIndex(of: "#").map { (text: String(line[$0...]), line: index + 1) }
          ?? line.range(of: "//").map { (text: String(line[$0.lowerBound...]), line: index + 1) }
      })
  }

  private func finding(for error: LayoutFileError) -> Finding {
    var rule = RuleID.unreadableFile
    if case .refused = error.fault { rule = .refusedByUIKit }
    let location = FileRange(line: error.position.line, column: error.position.column, offset: 0)
    return Finding(rule, subjects: [], details: .message(error.sentence), at: location)
  }
}
