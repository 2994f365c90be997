// SPDX-License-Identifier: MIT

import Foundation

/// The kind of an element of a path. Raw values are Core Graphics'.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath: one point.
  case moveToPoint = 0
  /// A straight line: its end.
  case addLineToPoint = 1
  /// A quadratic curve: its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: its control points and its end.
  case addCurveToPoint = 3
  /// A line to the start of the subpath: no points.
  case closeSubpath = 4
}

/// An element of a path, valid during the call that passes it.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element, as many as its kind has.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A function that is called for each element of a path, with the argument given to ``CGPath/apply(info:function:)``.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a block for each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An empty array has no address; three points is the most that an element has.
        guard let address = buffer.baseAddress else {
          withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
            guard let address = none.baseAddress else { return }
            withUnsafePointer(to: CGPathElement(type: element.type, points: address), block)
          }
          return
        }
        withUnsafePointer(to: CGPathElement(type: element.type, points: address), block)
      }
    }
  }

  /// Calls a function for each element of the path, with `info`.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether the path is a rectangle, which `rect` then receives.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let points = elements.compactMap(\.end)
    let isStraight = elements.allSatisfy {
      if case .quad = $0 { false } else if case .cubic = $0 { false } else { true }
    }
    let moves = elements.filter { if case .move = $0 { true } else { false } }.count
    let corners = points.count == 5 && points[4] == points[0] ? Array(points.prefix(4)) : points
    guard isStraight, moves == 1, corners.count == 4 else { return false }
    let box = boundingBoxOfPath
    let isAligned = zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy {
      ($0.x == $1.x) != ($0.y == $1.y)
    }
    guard isAligned, corners.allSatisfy({ $0.x == box.minX || $0.x == box.maxX }) else { return false }
    rect?.pointee = box
    return true
  }

  /// The outline of the stroke of the path.
  ///
  /// Differs from Core Graphics: curves are straight parts, and parts may overlap. The nonzero winding rule gives the same area.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = DrawingCommand.StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(storage: storage.applying(transform).stroked(style))
  }

  /// The dashes of the path, as subpaths.
  ///
  /// Differs from Core Graphics: curves are straight parts.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which each subpath starts, in points.
  ///   - lengths: The lengths of alternating dashes and gaps, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(storage: storage.applying(transform).dashed(phase: phase, lengths: lengths))
  }
}

extension DrawingCommand.Path.Element {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
