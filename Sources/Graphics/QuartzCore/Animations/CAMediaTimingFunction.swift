// SPDX-License-Identifier: MIT

/// A timing function given by a cubic Bézier curve.
open class CAMediaTimingFunction: NSObject {
  let curve: CubicCurve

  /// Creates the timing function named `name`, or a linear one if the name is not one of Core Animation's.
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

  /// Creates a timing function whose curve runs from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  /// Stores the two coordinates of a point at `ptr`: 0 and 3 are the ends, 1 and 2 the control points.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else {
      return LayoutException.raiseOnAnyThread(
        .invalidArgument, "getControlPointAtIndex:values: index \(idx) out of range 0...3")
    }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The coordinates of the control points, in the precision in which they are set and read.
  private var coordinates: [Float] { [Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2)] }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.coordinates == coordinates }
  open override var hash: Int { coordinates.hashValue }
}

/// The name of a timing function. Raw values are Core Animation's.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a name from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear: a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Ease in: starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ease out: ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Ease in, ease out: starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's default: starts quickly and ends slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
