// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A shape of several points.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  let all: [CLLocationCoordinate2D]
  init(all: [CLLocationCoordinate2D]) {
    self.all = all
    super.init()
  }
  /// The number of points.
  open var pointCount: Int { all.count }
  /// The points on the world map. The memory belongs to the shape.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    let memory = memory ?? PointMemory(all.map { MKMapPoint($0) })
    self.memory = memory
    return memory.start
  }
  private var memory: PointMemory?
  /// Copies the locations of some points to `coords`. Numbers of points that do not exist are left out.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    guard all.indices.contains(range.location), range.length > 0 else { return }
    for (offset, location) in all[range.location...].prefix(range.length).enumerated() { coords[offset] = location }
  }
  /// The middle of the rectangle that contains all points; invalid if there are none.
  open override var coordinate: CLLocationCoordinate2D {
    let bounds = mapBounds
    return bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
  }
  /// The rectangle that contains all points.
  var mapBounds: MKMapRect {
    all.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize(width: 0, height: 0))) }
  }
}

/// Points in memory that does not move.
private final class PointMemory {
  let start: UnsafeMutablePointer<MKMapPoint>

  init(_ points: [MKMapPoint]) {
    start = .allocate(capacity: max(points.count, 1))
    start.initialize(from: points, count: points.count)
  }

  deinit { start.deallocate() }
}
