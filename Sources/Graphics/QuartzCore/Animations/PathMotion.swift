// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The motion of a point along a path, as points and the times at which it passes them, from 0 to 1.
struct PathMotion {
  /// The number of straight parts in place of a curve.
  private static let stepsOfCurve = 24

  private(set) var points: [CGPoint] = []
  private(set) var times: [Double] = []

  /// Creates the motion along a path; `nil` for one with fewer than two points.
  ///
  /// - Parameters:
  ///   - keyTimes: The times at which the elements of the path end, the first one included; evenly spaced when `nil` or too few.
  ///   - curves: The timing of each element. Those without one are linear.
  ///   - isDiscrete: Whether only the end points of elements are passed.
  init?(along path: CGPath, keyTimes: [Double]?, curves: [CubicCurve], isDiscrete: Bool) {
    let elements = path.elements
    guard elements.count > 1 else { return nil }
    func keyTime(_ index: Int) -> Double {
      if let keyTimes, keyTimes.count >= elements.count { return keyTimes[index] }
      return Double(index) / Double(elements.count - 1)
    }
    var current = CGPoint.zero, start = CGPoint.zero
    for (index, element) in elements.enumerated() {
      if case .move(let point) = element { start = point }
      let end = element.end ?? start
      let isStraight =
        switch element {
        case .quad, .cubic: false
        default: index > curves.count
        }
      guard index > 0, !isDiscrete, !isStraight else {
        points.append(end)
        times.append(keyTime(index))
        current = end
        continue
      }
      let curve = curves.indices.contains(index - 1) ? curves[index - 1] : .linear
      for step in 1...Self.stepsOfCurve {
        let part = Double(step) / Double(Self.stepsOfCurve)
        points.append(Self.point(of: element, from: current, to: end, at: CGFloat(curve.progress(at: part))))
        times.append(keyTime(index - 1) + (keyTime(index) - keyTime(index - 1)) * part)
      }
      current = end
    }
  }

  /// The direction in which each point is left, in radians; that of the last is the one in which it is reached.
  func angles(reversed: Bool) -> [CGFloat] {
    var result: [CGFloat] = []
    for (a, b) in zip(points, points.dropFirst()) {
      let isSame = a == b
      result.append(isSame ? result.last ?? 0 : atan2(b.y - a.y, b.x - a.x) + (reversed ? .pi : 0))
    }
    return result + [result.last ?? 0]
  }

  private static func point(
    of element: DrawingCommand.Path.Element, from a: CGPoint, to b: CGPoint, at t: CGFloat
  ) -> CGPoint {
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
    switch element {
    case .quad(let c, _): return mix(mix(a, c), mix(c, b))
    case .cubic(let c, let d, _):
      let middle = mix(c, d)
      return mix(mix(mix(a, c), middle), mix(middle, mix(d, b)))
    case .move, .line, .close: return mix(a, b)
    }
  }
}
