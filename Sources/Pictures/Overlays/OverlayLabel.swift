// SPDX-License-Identifier: MIT

import Foundation
import SystemFont
import Tinamou

/// A small text on a coloured ground.
struct OverlayLabel {
  var text: String
  var color: CGColor

  private static let padding: CGFloat = 2.75

  /// The size of the ground, in points.
  var size: CGSize {
    CGSize(width: textWidth + 2 * Self.padding, height: OverlayStyle.labelHeight)
  }

  private var textWidth: CGFloat {
    let font = OverlayStyle.labelFont
    let face = FontFace(size: Double(font.pointSize), weight: FontWeight(Double(font.weight)))
    return CGFloat(SystemFontMeasurer().width(of: text, in: face).rounded(.up))
  }

  /// The commands that draw the label in a rectangle of its ``size``.
  func commands(in rect: CGRect) -> [DrawingCommand] {
    let radius = CGSize(width: 3, height: 3)
    let ground = DrawingCommand.Path(
      rect: rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    let baseline = rect.midY + OverlayStyle.labelFont.pointSize * 0.355
    return [
      .fill(ground, rule: .winding, color: color),
      .stroke(ground, style: DrawingCommand.StrokeStyle(width: 0.5), color: OverlayStyle.halo),
      .text(
        DrawingCommand.TextLine(
          string: text, font: OverlayStyle.labelFont, color: OverlayStyle.labelText,
          origin: CGPoint(x: rect.minX + Self.padding, y: baseline), width: textWidth)),
    ]
  }
}

/// Finds places for labels so that they do not lie on one another.
struct LabelPlacer {
  /// The rectangle that labels stay in.
  let area: CGRect
  private var taken: [CGRect] = []

  init(area: CGRect) { self.area = area }

  /// The first of `candidates`, moved into the area, that overlaps no label placed before; else the one that overlaps least.
  mutating func place(_ candidates: [CGRect]) -> CGRect {
    var best = (overlap: CGFloat.infinity, rect: candidates.first ?? .zero)
    for candidate in candidates {
      let rect = moved(candidate)
      // Labels shall not touch either, and a label moved far from where it belongs tells little.
      let near = rect.insetBy(dx: -0.75, dy: -0.75)
      let shift = abs(rect.midX - candidate.midX) + abs(rect.midY - candidate.midY)
      let overlap = taken.reduce(shift > 4 ? shift * 2 : 0) { sum, other in
        let common = near.intersection(other)
        return common.isNull ? sum : sum + common.width * common.height
      }
      if overlap < best.overlap { best = (overlap, rect) }
      if overlap == 0 { break }
    }
    taken.append(best.rect)
    return best.rect
  }

  /// Keeps later labels off a rectangle.
  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  private func moved(_ rect: CGRect) -> CGRect {
    let x = min(max(rect.minX, area.minX + 1), max(area.maxX - rect.width - 1, area.minX + 1))
    let y = min(max(rect.minY, area.minY + 1), max(area.maxY - rect.height - 1, area.minY + 1))
    return CGRect(x: x, y: y, width: rect.width, height: rect.height)
  }
}
