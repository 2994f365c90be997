// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutFiles
import Reports

/// Checks a layout file in every setting of a matrix.
@MainActor
struct LayoutFileCheck {
  let path: String
  let settings: [Setting]

  /// Returns the findings in the scenes that `load` creates.
  func check(_ load: (SceneOptions) throws(LayoutFileError) -> LayoutScene) -> CheckedFile {
    var file = CheckedFile(path: path)
    var merge = FindingMerge()
    for setting in settings {
      guard let options = try? SceneOptions(setting) else { continue }
      do throws(LayoutFileError) {
        let scene = try load(options)
        let description = LayoutFileDescription(scene)
        file.sceneCount = 1
        file.viewCount = max(file.viewCount, scene.views.count)
        merge.add(CheckedLayout(description).findings() + description.unexpectedFrames, in: setting)
      } catch {
        file.outcome = .unreadable
        merge.add([finding(for: error)], in: setting)
      }
    }
    file.findings = merge.merged
    return file
  }

  private func finding(for error: LayoutFileError) -> Finding {
    var rule = RuleID.unreadableFile
    if case .refused = error.fault { rule = .refusedByUIKit }
    let location = FileRange(line: error.position.line, column: error.position.column, offset: 0)
    return Finding(rule, subjects: [], details: .message(error.sentence), at: location)
  }
}
