// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutChecks
import LayoutFiles
import Reports

/// The findings that are reported with every solved layout: conflicts, ambiguity, and frames that differ from the
/// expected ones.
///
/// `solve` and `render` report these; `check` applies all rules.
@MainActor
public enum SolvedLayoutCheck {
  private static let rules: [any LayoutRule.Type] = [ConflictRule.self, AmbiguityRule.self]

  /// Returns the findings of the scene of a layout file.
  public static func findings(in scene: LayoutScene) -> [Finding] {
    let description = LayoutFileDescription(scene)
    return CheckedLayout(description).findings(rules) + description.unexpectedFrames
  }

  /// Returns the findings of a document.
  public static func findings(in canvas: Canvas) -> CanvasFindings {
    let summary = DocumentSummary(canvas.document)
    let scenes = canvas.scenes.map { scene in
      scene.roots.flatMap { root in
        CheckedLayout(DocumentDescription(root: root, of: scene, in: canvas, summary: summary)).findings(rules)
      }
    }
    return CanvasFindings(ofDocument: canvas.loadingFindings, ofScenes: scenes)
  }
}

extension Canvas {
  /// The findings for what could not be loaded as the document describes it and for exceptions that UIKit would raise.
  var loadingFindings: [Finding] {
    issues.map { Finding($0) }
      + exceptions.map { Finding(.refusedByUIKit, subjects: [], details: .message($0), at: .start) }
  }
}

extension CheckedFile {
  /// Removes the findings that comments suppress, and reports comments that cannot be applied.
  mutating func apply(_ suppressions: Suppressions) {
    guard !suppressions.isEmpty else { return }
    findings.removeAll(where: suppressions.contains)
    findings += suppressions.mistakes.map { mistake in
      Finding(
        .unknownSuppression, subjects: [], details: .message(SuppressionMessages.sentence(for: mistake)),
        at: FileRange(line: mistake.line, column: 1, offset: 0))
    }
  }
}
