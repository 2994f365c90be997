// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The underline and strikethrough of a line of text.
struct TextDecorations {
  /// A stroke with the width of the text.
  struct Stroke {
    /// The vertical center of the stroke, in points.
    var y: CGFloat
    var thickness: CGFloat
    /// The lengths of dashes and gaps, in points; empty for a solid stroke.
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
