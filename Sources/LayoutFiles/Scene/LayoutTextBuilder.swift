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

  func result() throws(LayoutFileError) -> Result {
    var result = Result()
    for text in document.layoutTexts {
      let layout = try layout(of: text)
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
        throw LayoutFileError(
          .visualFormat(error.message),
          at: TextPositions(of: text, in: document.source).position(ofByte: error.range.start.offset),
          of: document.source, suggestion: error.suggestion)
      }
    }
    guard reason == nil, let made else {
      throw LayoutFileError(.refused(reason ?? ""), at: text.position, of: document.source)
    }
    return made
  }

  private func origin(of range: VisualFormat.SourceRange, _ positions: TextPositions) -> ConstraintOrigin {
    let position = positions.position(ofByte: range.start.offset)
    return ConstraintOrigin(kind: .layoutText, position: position, text: lines.text(ofLine: position.line))
  }
}
