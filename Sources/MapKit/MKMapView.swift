// SPDX-License-Identifier: MIT

@_exported import CoreLocation
@_exported import Tinamou

/// The extent of a map, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The distance from north to south, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The distance from east to west, in degrees.
  public var longitudeDelta: CLLocationDegrees
  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of a map.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan
  /// Creates a region with an extent in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region with an extent in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metersInDegree = 111_195.0
    let narrowing = max(cos(center.latitude * .pi / 180), 0.000001)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersInDegree,
        longitudeDelta: longitudinalMeters / (metersInDegree * narrowing)))
  }
}

/// An object at a location of a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// The location.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; `nil` for none.
  var title: String? { get }
  /// The subtitle; `nil` for none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Returns `nil`.
  public var title: String? { nil }
  /// Returns `nil`.
  public var subtitle: String? { nil }
}

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

/// The type of a map. Raw values are MapKit's.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

/// A map.
///
/// Differs from iOS: the view is empty. The region of the map and the annotations are stored.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The type of the map. The default is `standard`. Stored; has no effect.
  open var mapType = MKMapType.standard
  /// The visible region. The default is the entire map.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  /// Sets the visible region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// The center.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Sets the center.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Whether the location of the device is shown. The default is `false`. Stored; has no effect.
  open var showsUserLocation = false
  /// Whether the map can be zoomed. The default is `true`. Stored; has no effect.
  open var isZoomEnabled = true
  /// Whether the map can be scrolled. The default is `true`. Stored; has no effect.
  open var isScrollEnabled = true
  /// Whether the map can be rotated. The default is `true`. Stored; has no effect.
  open var isRotateEnabled = true
  /// Whether the map can be tilted. The default is `true`. Stored; has no effect.
  open var isPitchEnabled = true
  /// Whether the compass is shown. The default is `true`. Stored; has no effect.
  open var showsCompass = true

  /// The annotations, in the order in which they were added.
  open private(set) var annotations: [any MKAnnotation] = []
  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { for each in annotations { removeAnnotation(each) } }
  /// Sets the visible region to one that contains the annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let points = annotations.map(\.coordinate)
    guard let south = points.map(\.latitude).min(), let north = points.map(\.latitude).max(),
      let west = points.map(\.longitude).min(), let east = points.map(\.longitude).max()
    else { return }
    region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west))
  }
}

/// The methods that respond to changes of a map. All have default implementations; none is called.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called after the visible region changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Returns the view of an annotation. Returns `nil` by default.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called when an annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Returns `nil`.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
}

/// The view of an annotation.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// Creates the view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Differs from iOS: Linux has no archives, so this initializer ignores `coder`.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// The annotation of the view, as passed to the initializer.
  open var annotation: (any MKAnnotation)?
  /// The identifier with which views are reused.
  public let reuseIdentifier: String?
  /// The image. The default is `nil`. Stored; has no effect.
  open var image: UIImage?
  /// Whether a callout with a title is shown when the view is selected. The default is `false`. Stored; has no effect.
  open var canShowCallout = false
}
