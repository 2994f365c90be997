// SPDX-License-Identifier: MIT

@_exported import CoreLocation
@_exported import Tinamou

/// A map.
///
/// Differs from iOS: the view is empty. The region, the annotations, the overlays and the selection are kept, and the
/// delegate is notified of their changes in code.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The type of the map. The default is `standard`. Stored; has no effect.
  open var mapType = MKMapType.standard
  private var shownRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  private var isReportingRegion = false
  /// The visible region. The default is the entire map.
  open var region: MKCoordinateRegion {
    get { shownRegion }
    set { setRegion(newValue, animated: false) }
  }
  /// Sets the visible region and notifies the delegate before and after. There is no animation.
  ///
  /// Differs from iOS: a region with numbers that are not finite is ignored, without an exception. A change that the
  /// delegate makes while it is notified is not reported.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.isFinite else { return }
    if isReportingRegion {
      shownRegion = region
      return
    }
    isReportingRegion = true
    defer { isReportingRegion = false }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shownRegion = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  /// The center.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }
  /// Sets the center, as ``setRegion(_:animated:)`` does.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }
  /// Whether the location of the device is shown. The default is `false`. Stored; has no effect.
  open var showsUserLocation = false
  /// The kinds of places that are shown; `nil`, the default, for all. Stored; has no effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The kind of the map and what it shows. The default is a map of streets. Stored; has no effect.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The limits of the distance from which the map is seen. The default is `nil`. Stored; has no effect.
  open var cameraZoomRange: CameraZoomRange?
  /// Sets the limits of the distance from which the map is seen.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  /// The area in which the middle of the map stays. The default is `nil`. Stored; has no effect.
  open var cameraBoundary: CameraBoundary?
  /// Sets the area in which the middle of the map stays.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  private var storedCamera = MKMapCamera()
  /// The place from which the map is seen. It looks at the middle of the map, also after the region has changed; setting it moves
  /// the middle.
  open var camera: MKMapCamera {
    get {
      storedCamera.centerCoordinate = region.center
      return storedCamera
    }
    set {
      storedCamera = newValue
      centerCoordinate = newValue.centerCoordinate
    }
  }
  /// Sets the place from which the map is seen.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
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
  /// Removes an annotation, which is deselected first.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    deselectAnnotation(annotation, animated: false)
    annotations.removeAll { $0 === annotation }
    annotationViews[ObjectIdentifier(annotation)] = nil
  }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { for each in annotations { removeAnnotation(each) } }
  /// Sets the visible region to one that contains the annotations. Those at invalid locations are left out.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let points = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid)
    guard let south = points.map(\.latitude).min(), let north = points.map(\.latitude).max(),
      let west = points.map(\.longitude).min(), let east = points.map(\.longitude).max()
    else { return }
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: north - south, longitudeDelta: east - west))
    setRegion(region, animated: animated)
  }

  /// The overlays, in the order in which they were added.
  open private(set) var overlays: [any MKOverlay] = []
  /// Adds an overlay.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds an overlay. Differs from iOS: the level is ignored.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes an overlay and its renderer.
  open func removeOverlay(_ overlay: any MKOverlay) {
    overlays.removeAll { $0 === overlay }
    renderers[ObjectIdentifier(overlay)] = nil
  }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) { for each in overlays { removeOverlay(each) } }
  /// The annotations and overlays for which the delegate is being asked. While it is, there is no view or renderer.
  private var requested: Set<ObjectIdentifier> = []
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  /// Returns the renderer of an overlay of the map; `nil` if the map does not have the overlay, or has no delegate.
  ///
  /// Differs from iOS: the delegate is asked when the renderer is requested for the first time, because nothing is drawn.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    guard overlays.contains(where: { $0 === overlay }) else { return nil }
    let key = ObjectIdentifier(overlay)
    if let known = renderers[key] { return known }
    guard requested.insert(key).inserted else { return nil }
    defer { requested.remove(key) }
    let renderer = delegate?.mapView(self, rendererFor: overlay)
    renderers[key] = renderer
    return renderer
  }

  private var viewClasses: [String: MKAnnotationView.Type] = [:]
  /// Registers the class of views with an identifier.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    viewClasses[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Returns a view to reuse. Always `nil`: views are not reused.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Returns a view of the registered class, without reuse.
  ///
  /// Differs from iOS: for an identifier that is not registered, a marker is returned, without an exception.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    (viewClasses[identifier] ?? MKMarkerAnnotationView.self).make(annotation, identifier)
  }
  private var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
  /// Returns the view of an annotation of the map; `nil` if the map does not have the annotation.
  ///
  /// Differs from iOS: the view is made when it is requested for the first time or when the annotation is selected, by
  /// the delegate or else of the class that is registered by default. It is not in the map.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotations.contains(where: { $0 === annotation }) else { return nil }
    let key = ObjectIdentifier(annotation)
    if let known = annotationViews[key] { return known }
    guard requested.insert(key).inserted else { return nil }
    defer { requested.remove(key) }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    annotationViews[key] = view
    return view
  }

  private var selectedAnnotation: (any MKAnnotation)?
  /// The selected annotations: none or one. If an array is assigned, its first annotation is selected.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selectedAnnotation.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(selectedAnnotation, animated: false)
      }
    }
  }
  /// Selects an annotation of the map in place of the selected one, and notifies the delegate. There is no animation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotation !== selectedAnnotation, let view = view(for: annotation) else { return }
    deselectAnnotation(selectedAnnotation, animated: animated)
    selectedAnnotation = annotation
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }
  /// Deselects an annotation, and notifies the delegate. There is no animation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, annotation === selectedAnnotation, let view = view(for: annotation) else { return }
    selectedAnnotation = nil
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  /// The location of the device, which is not known.
  open private(set) var userLocation = MKUserLocation()
  /// Whether the location of the device is visible. Always `false`.
  open var isUserLocationVisible: Bool { false }
  /// The way in which the map follows the device. The default is `.none`. Stored; has no effect.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Sets how the map follows the device. Stored; has no effect.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  /// Whether the scale is shown. The default is `false`. Stored; has no effect.
  open var showsScale = false
  /// Whether traffic is shown. The default is `false`. Stored; has no effect.
  open var showsTraffic = false
  /// Whether buildings are shown. The default is `true`. Stored; has no effect.
  open var showsBuildings = true
  /// Whether points of interest are shown. The default is `true`. Stored; has no effect.
  open var showsPointsOfInterest = true
  /// The visible rectangle of the world map.
  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      func corner(_ side: Double) -> MKMapPoint {
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: center.latitude + side * span.latitudeDelta / 2,
            longitude: center.longitude - side * span.longitudeDelta / 2))
      }
      let (northwest, southeast) = (corner(1), corner(-1))
      return MKMapRect(
        x: northwest.x, y: northwest.y, width: southeast.x - northwest.x, height: southeast.y - northwest.y)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// Sets the visible rectangle, as ``setRegion(_:animated:)`` does.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }
  /// Sets the visible rectangle. Differs from iOS: the margins are ignored.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    setVisibleMapRect(mapRect, animated: animate)
  }
  /// Returns the region that the map would show for `region`.
  ///
  /// Differs from iOS: returns `region`; the region is not adjusted to the shape of the view.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The point of a location in the coordinates of `view`, in points; zero while no area is visible.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (shown, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard !shown.isEmpty else { return .zero }
    let local = CGPoint(
      x: (point.x - shown.minX) / shown.width * bounds.width, y: (point.y - shown.minY) / shown.height * bounds.height)
    return convert(local, to: view)
  }
  /// The location of a point in the coordinates of `view`, in points; the center while the map has no size.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (shown, local) = (visibleMapRect, convert(point, from: view))
    guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
    return MKMapPoint(
      x: shown.minX + local.x / bounds.width * shown.width, y: shown.minY + local.y / bounds.height * shown.height
    ).coordinate
  }
}
