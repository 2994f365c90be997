// SPDX-License-Identifier: MIT

import Foundation
import SystemFont
import Tinamou

/// A short text on a colored background.
struct OverlayLabel {
  var text: String
  var color: CGColor

  private static let padding: CGFloat = 2.75

  /// The size of the background, in points.
  var size: CGSize {
    CGSize(width: textWidth + 2 * Self.padding, height: OverlayStyle.labelHeight)
  }

  private var textWidth: CGFloat {
    let font = OverlayStyle.labelFont
    let face = FontFace(size: Double(font.pointSize), weight: FontWeight(Double(font.weight)))
    return CGFloat(SystemFontMeasurer().width(of: text, in: face).rounded(.up))
  }

  /// Returns the commands that draw the label in a rectangle of its ``size``.
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

/// Finds positions for labels so that they do not overlap.
struct LabelPlacer {
  /// The rectangle in which labels must be.
  let area: CGRect
  private var taken: [CGRect] = []
  private let texts: [CGRect]

  /// Creates a placer for an area. `texts` are covered only if there is no other position.
  init(area: CGRect, avoiding texts: [CGRect] = []) {
    self.area = area
    self.texts = texts
  }

  /// Returns the best of `candidates`, moved into the area. It avoids text and labels that were positioned before,
  /// and prefers earlier candidates.
  ///
  /// - Parameter strayCost: The cost of one point of distance from the first candidate, relative to one square point
  ///   of covered text. Labels that mark a position must be close to it; names may move to another corner.
  mutating func position(_ candidates: [CGRect], strayCost: CGFloat = 0) -> CGRect {
    var best = (cost: CGFloat.infinity, rect: candidates.first ?? .zero)
    for (rank, candidate) in candidates.enumerated() {
      let rect = moved(candidate)
      // A label that is far from its position is not useful.
      let shift = abs(rect.midX - candidate.midX) + abs(rect.midY - candidate.midY)
      let cost =
        covered(of: rect.insetBy(dx: -0.75, dy: -0.75), by: taken) * 10 + covered(of: rect, by: texts)
        + max(shift - 4, 0) * 4 + CGFloat(rank) + strayCost * distance(from: candidates[0], to: rect)
      if cost < best.cost { best = (cost, rect) }
    }
    taken.append(best.rect)
    return best.rect
  }

  private func distance(from a: CGRect, to b: CGRect) -> CGFloat { hypot(a.midX - b.midX, a.midY - b.midY) }

  private func covered(of rect: CGRect, by others: [CGRect]) -> CGFloat {
    others.reduce(0) { sum, other in
      let common = DrawnArea(rect).intersection(DrawnArea(other))
      return common.isNothing ? sum : sum + (common.right - common.left) * (common.bottom - common.top)
    }
  }

  private func moved(_ rect: CGRect) -> CGRect {
    let x = min(max(rect.minX, area.minX + 1), max(area.maxX - rect.width - 1, area.minX + 1))
    let y = min(max(rect.minY, area.minY + 1), max(area.maxY - rect.height - 1, area.minY + 1))
    return CGRect(x: x, y: y, width: rect.width, height: rect.height)
  }
}
