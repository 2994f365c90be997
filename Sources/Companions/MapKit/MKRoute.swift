// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A route. Differs from iOS: there are none.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  override init() { super.init() }
  /// The name. Always empty.
  open var name: String { "" }
  /// The length, in meters. Always 0.
  open var distance: CLLocationDistance { 0 }
  /// The time, in seconds. Always 0.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The line. Always without points.
  open var polyline: MKPolyline { MKPolyline(all: []) }
}
