// SPDX-License-Identifier: MIT

import Tinamou
import VisualFormat

/// Makes the constraints of `layout:`.
@MainActor
struct LayoutTextBuilder {
  /// What the texts of a file amount to.
  struct Result {
    var constraints: [SceneConstraint] = []
    /// The texts, which also order views from back to front.
    var layouts: [VisualLayout] = []
  }

  let document: LayoutDocument
  let views: [String: UIView]

  func result() throws(LayoutFileError) -> Result {
    var result = Result()
    for text in document.layoutTexts {
      let layout = try layout(of: text)
      result.layouts.append(layout)
      result.constraints += zip(layout.constraints, layout.ranges).map { constraint, range in
        SceneConstraint(constraint: constraint, origin: origin(of: range, in: text))
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
          .visualFormat(error.message), at: position(of: error.range.start, in: text), of: document.source,
          suggestion: error.suggestion)
      }
    }
    guard reason == nil, let made else {
      throw LayoutFileError(.refused(reason ?? ""), at: text.position, of: document.source)
    }
    return made
  }

  private func origin(of range: VisualFormat.SourceRange, in text: SourceScalar) -> ConstraintOrigin {
    let position = position(of: range.start, in: text)
    let line = document.source.line(position.line).trimmingCharacters(in: .whitespaces)
    return ConstraintOrigin(kind: .layoutText, position: position, text: line)
  }

  /// A place in the text as a place in the file.
  private func position(of location: SourceLocation, in text: SourceScalar) -> SourcePosition {
    let before = String(decoding: text.text.utf8.prefix(location.offset), as: UTF8.self)
    return text.position(atOffset: before.unicodeScalars.count, in: document.source)
  }
}
