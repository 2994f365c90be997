// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Properties of a range of a display list.
package enum CommandGroup {
  /// Returns the commands up to the end of the group that starts immediately before them.
  static func content(of commands: ArraySlice<DrawingCommand>) -> [DrawingCommand] {
    var depth = 0
    for (index, command) in zip(commands.indices, commands) {
      if command == .beginTransparencyLayer { depth += 1 }
      if command == .endTransparencyLayer {
        if depth == 0 { return Array(commands[..<index]) }
        depth -= 1
      }
    }
    return Array(commands)
  }

  /// Returns whether the commands draw only inside `box`. Text is measured by the widths and heights from layout.
  static func fit(_ commands: [DrawingCommand], in box: CGRect) -> Bool {
    DrawnArea(box).contains(extent(of: commands, under: .identity, textReach: (side: 0, above: 0.95, below: 0.25)))
  }

  /// Returns the bounding boxes of the lines of text that the commands draw.
  package static func textBoxes(of commands: [DrawingCommand]) -> [CGRect] {
    var transform = CGAffineTransform.identity
    var saved: [CGAffineTransform] = []
    var boxes: [CGRect] = []
    for command in commands {
      switch command {
      case .saveState, .beginTransparencyLayer: saved.append(transform)
      case .restoreState, .endTransparencyLayer: transform = saved.popLast() ?? transform
      case .concatenate(let change): transform = change.concatenating(transform)
      case .text(let line):
        let size = line.font.pointSize
        boxes.append(
          CGRect(x: line.origin.x, y: line.origin.y - 0.75 * size, width: line.width, height: size).applying(transform))
      default: break
      }
    }
    return boxes
  }

  /// Returns the bounding box of all drawing by the commands, after `transform`.
  ///
  /// - Parameter textReach: The distance by which glyphs extend beyond the ends and the baseline of their line, in font
  ///   sizes.
  static func extent(
    of commands: [DrawingCommand], under transform: CGAffineTransform,
    textReach: (side: CGFloat, above: CGFloat, below: CGFloat) = (1, 1.5, 1)
  ) -> DrawnArea {
    var current = (transform: transform, clip: DrawnArea.everything)
    var saved: [(transform: CGAffineTransform, clip: DrawnArea)] = []
    var result = DrawnArea.nothing
    for command in commands {
      switch command {
      case .saveState, .beginTransparencyLayer: saved.append(current)
      case .restoreState, .endTransparencyLayer: current = saved.popLast() ?? current
      case .concatenate(let change): current.transform = change.concatenating(current.transform)
      case .clip(let path, _):
        current.clip = current.clip.intersection(DrawnArea(path.controlPointBounds).applying(current.transform))
      default:
        let own = extent(of: command, textReach)
        result = result.union(own.applying(current.transform).intersection(current.clip))
      }
    }
    return result
  }

  /// Returns the bounding box of one command in its own coordinates.
  private static func extent(
    of command: DrawingCommand, _ textReach: (side: CGFloat, above: CGFloat, below: CGFloat)
  ) -> DrawnArea {
    switch command {
    case .fill(let path, _, _): return DrawnArea(path.controlPointBounds)
    case .stroke(let path, let style, _):
      let reach = style.width * (style.join == .miter ? max(style.miterLimit, 1) : 1)
      return DrawnArea(path.controlPointBounds).grown(by: reach)
    case .castShadow(let path, let shadow):
      return DrawnArea(path.controlPointBounds).moved(x: shadow.offset.width, y: shadow.offset.height)
        .grown(by: 2 * shadow.blur)
    case .image(_, let rect), .clear(let rect): return DrawnArea(rect)
    case .text(let line):
      let size = line.font.pointSize
      return DrawnArea(
        CGRect(
          x: line.origin.x - textReach.side * size, y: line.origin.y - textReach.above * size,
          width: line.width + 2 * textReach.side * size, height: (textReach.above + textReach.below) * size))
    case .linearGradient, .radialGradient: return .everything
    default: return .nothing
    }
  }
}
