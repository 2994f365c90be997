// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// An annotation at a location of a map, with a title.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Creates an annotation at the location at which the equator and the prime meridian intersect.
  public override init() { super.init() }
  /// The location. The default is 0 degrees north and 0 degrees east.
  open var coordinate = CLLocationCoordinate2D()
  /// The title. The default is `nil`.
  open var title: String?
  /// The subtitle. The default is `nil`.
  open var subtitle: String?
}
