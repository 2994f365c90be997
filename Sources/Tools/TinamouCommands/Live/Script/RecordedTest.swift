// SPDX-License-Identifier: MIT

import Previews

/// A test in Swift that does what recorded steps do, with the functions of `LayoutTesting`.
enum RecordedTest {
  /// The test for steps in YAML. A step that these functions do not have stands in a comment.
  static func text(ofYAML yaml: String) -> String {
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
        await withDevice(.iPhone15) {
          let window = show(<#the view controller#>)
      \(lines.map { "  " + $0.dropFirst(2) }.joined(separator: "\n"))
          expectNoConflicts(in: window)
        }
      }

      """
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
