// SPDX-License-Identifier: MIT

/// A pace as a cubic Bézier curve.
open class CAMediaTimingFunction: NSObject {
  let curve: CubicCurve

  /// The pace of a name; the linear one for a name that is none of Core Animation's.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .standard
      default: .linear
      }
  }

  /// The pace of a curve from (0, 0) over two control points to (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Puts the two numbers of a point where `ptr` says: 0 and 3 are the ends, 1 and 2 the control points.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else {
      MainActor.assumeIsolated {
        LayoutException.raise(.invalidArgument, "getControlPointAtIndex:values: index \(idx) beyond the four points")
      }
      return
    }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }
  open override var hash: Int { curve.hashValue }
}
