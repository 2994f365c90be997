// SPDX-License-Identifier: MIT

import Tinamou

/// The place from which a map is seen.
open class MKMapCamera: NSObject, NSCopying {
  /// The place in the middle of the map. The default is 0° north, 0° east.
  open var centerCoordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  /// The distance from the middle, in meters. The default is 0.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The angle to the vertical, in degrees. The default is 0. Stored; has no effect.
  open var pitch: CGFloat = 0
  /// The direction, clockwise from north, in degrees. The default is 0. Stored; has no effect.
  open var heading: CLLocationDirection = 0
  /// The height above the ground, in meters: the same as ``centerCoordinateDistance``.
  /// Stored; has no effect, because there are no maps.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  /// Creates a camera.
  public override init() { super.init() }

  /// Creates a camera that looks at a place from a distance, in meters, with angles in degrees.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// Returns a copy of the camera.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }
}

extension MKMapView {
  /// The limits of the distance from which a map is seen. Stored; has no effect.
  open class CameraZoomRange: NSObject {
    /// The least distance, in meters; -1 for no limit.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance, in meters; -1 for no limit.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates limits; `nil` if the least is more than the greatest.
    public init?(
      minCenterCoordinateDistance minimum: CLLocationDistance = MKMapCameraZoomDefault,
      maxCenterCoordinateDistance maximum: CLLocationDistance = MKMapCameraZoomDefault
    ) {
      guard maximum < 0 || minimum <= maximum else { return nil }
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minimum, maximum)
      super.init()
    }
  }

  /// The area in which the middle of a map stays. Stored; has no effect.
  open class CameraBoundary: NSObject {
    /// The area.
    public let region: MKCoordinateRegion

    /// Creates a boundary of an area.
    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      super.init()
    }
  }
}

/// The distance that stands for no limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
