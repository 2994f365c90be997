// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The lines under and through a line of text.
struct TextDecorations {
  /// One line as wide as the text.
  struct Stroke {
    /// Where the middle of the line lies, in points.
    var y: CGFloat
    var thickness: CGFloat
    /// Lengths of dashes and gaps; empty for an unbroken line.
    var dash: [CGFloat]
    var color: CGColor
  }

  private(set) var strokes: [Stroke] = []

  init(_ line: DrawingCommand.TextLine) {
    let em = line.font.pointSize
    if let underline = line.underline { add(underline, at: line.origin.y + em * 0.115, em) }
    if let strikethrough = line.strikethrough { add(strikethrough, at: line.origin.y - em * 0.265, em) }
  }

  private mutating func add(_ decoration: DrawingCommand.Decoration, at y: CGFloat, _ em: CGFloat) {
    let thickness = em * (decoration.pattern == .thick ? 0.12 : 0.06)
    let dash: [CGFloat] =
      switch decoration.pattern {
      case .dotted: [thickness, thickness]
      case .dashed: [thickness * 4, thickness * 2]
      case .single, .thick, .double: []
      }
    let offsets = decoration.pattern == .double ? [0, thickness * 2] : [0]
    strokes += offsets.map { Stroke(y: y + $0, thickness: thickness, dash: dash, color: decoration.color) }
  }
}
