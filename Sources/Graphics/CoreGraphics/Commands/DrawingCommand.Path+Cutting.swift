// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand.Path {
  /// The same path in the reverse direction.
  package var reversed: DrawingCommand.Path {
    var result: [Element] = []
    for subpath in subpaths.reversed() {
      guard let start = subpath.last(where: { $0.end != nil })?.end else { continue }
      result.append(.move(start))
      let points = subpath.compactMap(\.end)
      for (i, element) in subpath.filter({ $0 != .close }).enumerated().reversed() where i > 0 {
        let end = points[i - 1]
        switch element {
        case .quad(let control, _): result.append(.quad(control: control, end: end))
        case .cubic(let c1, let c2, _): result.append(.cubic(control1: c2, control2: c1, end: end))
        case .line, .move, .close: result.append(.line(end))
        }
      }
      if subpath.last == .close { result.append(.close) }
    }
    return DrawingCommand.Path(result)
  }

  /// The subpaths, each of which starts with a move.
  private var subpaths: [[Element]] {
    elements.reduce(into: []) { parts, element in
      if case .move = element {
        parts.append([element])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(element)
      }
    }
  }

  /// The part from `start` to `end`, in fractions of the path's length, as straight lines.
  package func stretch(from start: CGFloat, to end: CGFloat) -> DrawingCommand.Path {
    if start <= 0, end >= 1 { return self }
    let lines = subpaths.compactMap { part -> [CGPoint]? in
      guard var points = DrawingCommand.Path(part).polygons(steps: 48).first, let first = points.first else {
        return nil
      }
      if part.last == .close { points.append(first) }
      return points
    }
    let total = lines.reduce(0) {
      $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    let range = (start * total, end * total)
    var result = DrawingCommand.Path()
    var passed: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { passed += length }
        let from = max(range.0 - passed, 0), to = min(range.1 - passed, length)
        guard length > 0, from < to else {
          isDrawing = false
          continue
        }
        func point(_ t: CGFloat) -> CGPoint {
          CGPoint(x: a.x + (b.x - a.x) * t / length, y: a.y + (b.y - a.y) * t / length)
        }
        if !isDrawing { result.move(to: point(from)) }
        result.addLine(to: point(to))
        isDrawing = true
      }
    }
    return result
  }
}
