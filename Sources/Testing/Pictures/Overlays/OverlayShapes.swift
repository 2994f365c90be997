// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Lines and arrows with a light outline, so that they are visible on any background.
enum OverlayShapes {
  static func line(
    from a: CGPoint, to b: CGPoint, color: CGColor, dash: [CGFloat] = [], width: CGFloat = OverlayStyle.lineWidth
  )
    -> [DrawingCommand]
  {
    stroke(DrawingCommand.Path([.move(a), .line(b)]), color: color, dash: dash, width: width)
  }

  static func stroke(
    _ path: DrawingCommand.Path, color: CGColor, dash: [CGFloat] = [], width: CGFloat = OverlayStyle.lineWidth
  ) -> [DrawingCommand] {
    [
      .stroke(path, style: DrawingCommand.StrokeStyle(width: width + 1, cap: .round), color: OverlayStyle.halo),
      .stroke(path, style: DrawingCommand.StrokeStyle(width: width, dashLengths: dash), color: color),
    ]
  }

  /// Returns a dimension line along an axis from `from` to `to` at `cross` on the other axis, with ticks, line and
  /// arrowheads.
  static func dimension(
    _ axis: NSLayoutConstraint.Axis, from: CGFloat, to: CGFloat, cross: CGFloat, color: CGColor, dash: [CGFloat]
  ) -> [DrawingCommand] {
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    let (low, high) = (min(from, to), max(from, to))
    let (length, half) = (OverlayStyle.arrowLength, OverlayStyle.arrowWidth / 2)
    // Arrowheads are inside and point outward if they fit; otherwise they are outside and point inward.
    let fits = high - low >= 2 * length + 2
    var ticks = DrawingCommand.Path()
    for end in [low, high] { ticks.elements += [.move(point(end, cross - 3)), .line(point(end, cross + 3))] }
    let reach: CGFloat = fits ? 0 : length + 4
    var result = stroke(ticks, color: color)
    if fits {
      result += line(from: point(low, cross), to: point(high, cross), color: color, dash: dash)
    } else {
      result += line(from: point(low - reach, cross), to: point(low, cross), color: color)
      result += line(from: point(high, cross), to: point(high + reach, cross), color: color)
    }
    for (end, direction) in [(low, fits ? 1.0 : -1.0), (high, fits ? -1.0 : 1.0)] as [(CGFloat, CGFloat)] {
      let base = end + direction * length
      result.append(
        .fill(
          DrawingCommand.Path([
            .move(point(end, cross)), .line(point(base, cross - half)), .line(point(base, cross + half)), .close,
          ]), rule: .winding, color: color))
    }
    return result
  }
}
