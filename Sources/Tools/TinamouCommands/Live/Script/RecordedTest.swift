// SPDX-License-Identifier: MIT

import LayoutChecks
import Previews
import Tinamou

/// A test in Swift that does what recorded steps do, with the functions of `LayoutTesting`.
@MainActor
enum RecordedTest {
  /// The test for steps in YAML that were recorded with a setting. A step that these functions do not have stands in a comment.
  static func text(ofYAML yaml: String, with setting: Setting = Setting()) -> String {
    let steps: [LiveStep]
    do throws(LiveStepError) { steps = try LiveStep.steps(inYAML: yaml) } catch { return "// \(error.message)\n" }
    let written = yaml.split(separator: "\n").map { String($0.drop { "- ".contains($0) }) }
    let lines = steps.enumerated().flatMap { index, step in
      line(for: step).map { ["    " + $0, "    await settle()"] }
        ?? ["    // not in LayoutTesting: \(index < written.count ? written[index] : "")"]
    }
    return """
      import LayoutTesting
      import Testing
      import UIKit

      @MainActor
      @Test func recordedSteps() async {
        await withDevice(\(arguments(for: setting))) {
          let window = show(<#the view controller#>)
      \(lines.map { "  " + $0.dropFirst(2) }.joined(separator: "\n"))
          expectNoConflicts(in: window)
        }
      }

      """
  }

  /// The arguments of `withDevice` for a setting. A contrast and the language of an app are chosen where the test runs.
  private static func arguments(for setting: Setting) -> String {
    let values = setting.forProcess
    let parts = [
      device(values.device ?? DeviceProfile.standard.name),
      values.orientation.map { "in: .\($0)" },
      values.os.flatMap(InterfaceGeneration.named).map { "system: .iOS\($0.rawValue)" },
      values.textSize.map { "textSize: UIContentSizeCategory(rawValue: \($0.debugDescription))" },
      values.direction.map { "direction: \($0 == "rtl" ? ".rightToLeft" : ".leftToRight")" },
      values.appearance.map { "appearance: .\($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func device(_ name: String) -> String {
    guard DeviceProfile.named(name) == nil, let screen = DeviceProfile.ofSetting(name) else {
      return "DeviceProfile.named(\(name.debugDescription)) ?? .standard"
    }
    return ".custom(width: \(screen.portraitWidth), height: \(screen.portraitHeight), scale: \(screen.scale))"
  }

  private static func line(for step: LiveStep) -> String? {
    guard case .request(.perform(let action)) = step else { return nil }
    switch action {
    case .tap(.word(let word), let count):
      return Array(repeating: "tap(\(word.debugDescription), in: window)", count: max(count, 1)).joined(separator: "; ")
    case .type(let text, .word(let field)?):
      return "typeText(\(text.debugDescription), into: \(field.debugDescription), in: window)"
    case .scroll(.word(let list)?, let dx, let dy):
      return "scroll(\(list.debugDescription), by: CGSize(width: \(dx), height: \(dy)), in: window)"
    case .hideKeyboard: return "hideKeyboard(in: window)"
    default: return nil
    }
  }
}
