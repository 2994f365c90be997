// SPDX-License-Identifier: MIT

import Tinamou

/// A button that follows the user. It has the size of the button on iOS; nothing is drawn.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  /// The map. The default is `nil`. Stored; has no effect, because there are no maps.
  open weak var mapView: MKMapView?
  /// Creates a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A compass that shows where north is. It has the size of the compass on iOS; nothing is drawn.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  /// The map. The default is `nil`. Stored; has no effect, because there are no maps.
  open weak var mapView: MKMapView?
  /// The visibility of the compass. The default is `.adaptive`. Stored; has no effect.
  open var compassVisibility = MKFeatureVisibility.adaptive
  /// Creates a compass for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A scale that shows distances. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  /// The edge at which the scale begins. Raw values are Apple's.
  public enum Alignment: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
  /// The map. The default is `nil`.
  open weak var mapView: MKMapView?
  /// The visibility of the scale. The default is `.adaptive`. Stored; has no effect.
  open var scaleVisibility = MKFeatureVisibility.adaptive
  /// The edge at which the scale begins. The default is `.leading`. Stored; has no effect.
  open var legendAlignment = Alignment.leading
  /// Creates a scale for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A picture of a map.
open class MKMapSnapshotter: NSObject {
  /// The contents of the picture.
  open class Options: NSObject, NSCopying {
    /// The area. The default is empty. Stored; has no effect, because there are no maps.
    open var region = MKCoordinateRegion()
    /// The place from which the map is seen. The default is a new camera.
    /// Stored; has no effect, because there are no maps.
    open var camera = MKMapCamera()
    /// The size, in points. The default is 256 x 256. Stored; has no effect, because there are no maps.
    open var size = CGSize(width: 256, height: 256)
    /// The kind of the map. The default is `.standard`. Stored; has no effect, because there are no maps.
    open var mapType = MKMapType.standard
    /// The number of pixels per point. The default is 1. Stored; has no effect, because there are no maps.
    open var scale: CGFloat = 1
    /// The traits. The default is a collection without traits. Stored; has no effect, because there are no maps.
    open var traitCollection = UITraitCollection()
    /// The kinds of places that are shown; `nil`, the default, for all.
    /// Stored; has no effect, because there are no maps.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are shown. The default is `true`. Stored; has no effect, because there are no maps.
    open var showsBuildings = true
    /// Creates the default options.
    public override init() { super.init() }

    /// Returns a copy of the options.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Options()
      (copy.region, copy.size, copy.mapType, copy.scale) = (region, size, mapType, scale)
      copy.camera = camera.copy() as? MKMapCamera ?? camera
      (copy.traitCollection, copy.pointOfInterestFilter, copy.showsBuildings) = (
        traitCollection, pointOfInterestFilter, showsBuildings
      )
      return copy
    }
  }

  /// A picture of a map.
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    /// The area that the picture shows.
    private let region: MKMapRect
    init(_ image: UIImage, of region: MKMapRect) {
      self.image = image
      self.region = region
      super.init()
    }

    /// Returns the point of a location in the picture, in points; zero for a picture of no area.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      guard !region.isEmpty else { return .zero }
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - region.minX) / region.width * image.size.width,
        y: (point.y - region.minY) / region.height * image.size.height)
    }
  }

  private let options: Options
  /// Whether the picture is being made. Always `false`.
  open var isLoading: Bool { false }

  /// Creates an object that makes a picture.
  public init(options: Options) {
    self.options = options
    super.init()
  }

  /// Makes the picture. Differs from iOS: there are no maps, so the handler is called at once with an error.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.loadingThrottled))
  }
  /// Makes the picture, and calls the handler on a queue. Differs from iOS: with an error.
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    start(completionHandler: completionHandler)
  }
  /// Stops. Has no effect.
  open func cancel() {}
}
