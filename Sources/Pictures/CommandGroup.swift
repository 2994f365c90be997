// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Questions about a stretch of a display list.
enum CommandGroup {
  /// The commands up to the end of the group whose start came just before them.
  static func content(of commands: ArraySlice<DrawingCommand>) -> [DrawingCommand] {
    var depth = 0
    for (place, command) in zip(commands.indices, commands) {
      if command == .beginTransparencyLayer { depth += 1 }
      if command == .endTransparencyLayer {
        if depth == 0 { return Array(commands[..<place]) }
        depth -= 1
      }
    }
    return Array(commands)
  }

  /// Whether the commands draw nothing outside of `box`, letters taken by the widths and heights that layout gave them.
  static func fit(_ commands: [DrawingCommand], in box: CGRect) -> Bool {
    let drawn = bounds(of: commands, under: .identity, textReach: (side: 0, above: 0.95, below: 0.25))
    return drawn.isNull || box.contains(drawn)
  }

  /// Upright rectangles around the lines of text that the commands draw.
  static func textBoxes(of commands: [DrawingCommand]) -> [CGRect] {
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

  /// An upright rectangle around everything the commands draw, after `transform`; null when they draw nothing.
  ///
  /// - Parameter textReach: how far letters go beyond the ends of their line and its baseline, in font sizes.
  static func bounds(
    of commands: [DrawingCommand], under transform: CGAffineTransform,
    textReach: (side: CGFloat, above: CGFloat, below: CGFloat) = (1, 1.5, 1)
  ) -> CGRect {
    var current = (transform: transform, clip: CGRect.infinite)
    var saved: [(transform: CGAffineTransform, clip: CGRect)] = []
    var result = CGRect.null
    func cover(_ rect: CGRect, _ into: inout CGRect) {
      let box = rect.applying(current.transform).intersection(current.clip)
      if !box.isNull { into = into.union(box) }
    }
    for command in commands {
      switch command {
      case .saveState, .beginTransparencyLayer: saved.append(current)
      case .restoreState, .endTransparencyLayer: current = saved.popLast() ?? current
      case .concatenate(let change): current.transform = change.concatenating(current.transform)
      case .clip(let path, _):
        current.clip = current.clip.intersection(path.controlPointBounds.applying(current.transform))
      case .fill(let path, _, _): cover(path.controlPointBounds, &result)
      case .stroke(let path, let style, _):
        let reach = style.width * (style.join == .miter ? max(style.miterLimit, 1) : 1)
        cover(path.controlPointBounds.insetBy(dx: -reach, dy: -reach), &result)
      case .castShadow(let path, let shadow):
        cover(
          path.controlPointBounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -2 * shadow.blur, dy: -2 * shadow.blur), &result)
      case .image(_, let rect), .clear(let rect): cover(rect, &result)
      case .text(let line):
        let size = line.font.pointSize
        cover(
          CGRect(
            x: line.origin.x - textReach.side * size, y: line.origin.y - textReach.above * size,
            width: line.width + 2 * textReach.side * size, height: (textReach.above + textReach.below) * size),
          &result)
      case .linearGradient, .radialGradient:
        if current.clip != .infinite { result = result.union(current.clip) }
      case .setAlpha, .setShadow, .setBlendMode: break
      }
    }
    return result
  }
}
