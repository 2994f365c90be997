// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// The object that draws a circle. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
}
