// SPDX-License-Identifier: MIT

import Tinamou
import VisualFormat

/// Creates the constraints of `layout:`.
@MainActor
struct LayoutTextBuilder {
  /// The result of building the texts of a file.
  struct Result {
    var constraints: [SceneConstraint] = []
    /// The layouts, which also determine the order of views from back to front.
    var layouts: [VisualLayout] = []
  }

  let document: LayoutDocument
  let views: [String: UIView]
  let lines: LineTexts
  let faults: FaultCollector

  /// Returns the constraints of the texts without errors, and records the errors of the others.
  func result() -> Result {
    var result = Result()
    for text in document.layoutTexts {
      guard let layout = faults.attempt({ () throws(LayoutFileError) in try layout(of: text) }) else { continue }
      let positions = TextPositions(of: text, in: document.source)
      result.layouts.append(layout)
      result.constraints += zip(layout.constraints, layout.ranges).map { constraint, range in
        SceneConstraint(constraint: constraint, origin: origin(of: range, positions))
      }
      for (name, constraint) in layout.named { constraint.identifier = name }
    }
    return result
  }

  private func layout(of text: SourceScalar) throws(LayoutFileError) -> VisualLayout {
    var made: VisualLayout?
    let reason = try Refusal.watch { () throws(LayoutFileError) in
      do throws(VisualFormatError) {
        made = try VisualLayout(text.text, metrics: document.metrics, views: views)
      } catch {
        throw allErrors(in: text, first: error)
      }
    }
    guard reason == nil, let made else {
      throw LayoutFileError(.refused(reason ?? ""), at: text.position, of: document.source)
    }
    return made
  }

  /// Returns the errors of all statements of a text.
  private func allErrors(in text: SourceScalar, first: VisualFormatError) -> LayoutFileError {
    let positions = TextPositions(of: text, in: document.source)
    func fileError(_ error: VisualFormatError) -> LayoutFileError {
      LayoutFileError(
        .visualFormat(error.message), at: positions.position(ofByte: error.range.start.offset), of: document.source,
        suggestion: error.suggestion)
    }
    let errors = VisualLayout.mistakes(in: text.text, metrics: document.metrics, views: views)
    return LayoutFileError(combining: errors.map(fileError)) ?? fileError(first)
  }

  private func origin(of range: VisualFormat.SourceRange, _ positions: TextPositions) -> EquationOrigin {
    let position = positions.position(ofByte: range.start.offset)
    return EquationOrigin(kind: .layoutText, position: position, text: lines.text(ofLine: position.line))
  }
}
