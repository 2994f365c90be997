// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// An annotation with a title.
@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
  override init() { super.init() }
  /// The location. Returns zero by default.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The title. The default is `nil`. Stored; has no effect, because there are no maps.
  open var title: String?
  /// The subtitle. The default is `nil`. Stored; has no effect, because there are no maps.
  open var subtitle: String?
}

/// An annotation at a location of a map, with a title.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Creates an annotation at the location at which the equator and the prime meridian intersect.
  public override init() { super.init() }
  /// The location. The default is 0 degrees north and 0 degrees east.
  open var coordinate = CLLocationCoordinate2D()
  /// The title. The default is `nil`. Stored; has no effect, because there are no maps.
  open var title: String?
  /// The subtitle. The default is `nil`. Stored; has no effect, because there are no maps.
  open var subtitle: String?
}

/// A shape on a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  /// The rectangle that contains the shape.
  var boundingMapRect: MKMapRect { get }
}

/// The level of overlays on a map. Raw values are MapKit's.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
