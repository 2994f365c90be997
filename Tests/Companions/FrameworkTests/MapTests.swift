// SPDX-License-Identifier: MIT

import CoreLocation
import MapKit
import Testing

@MainActor
@Suite("Maps")
struct MapTests {
  @Test("a location is a point of the world map, and back")
  func points() {
    let zurich = CLLocationCoordinate2D(latitude: 47.37, longitude: 8.54)
    let back = MKMapPoint(zurich).coordinate
    #expect(abs(back.latitude - 47.37) < 1e-9)
    #expect(abs(back.longitude - 8.54) < 1e-9)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)).x == MKMapSize.world.width / 2)
    #expect(MKMapPoint(zurich).distance(to: MKMapPoint(zurich)) < 0.01)
  }

  @Test("a polyline knows its bounds; rectangles combine")
  func overlays() {
    let places = [
      CLLocationCoordinate2D(latitude: 10, longitude: 10), CLLocationCoordinate2D(latitude: 20, longitude: 30),
    ]
    let line = MKPolyline(coordinates: places, count: 2)
    #expect(line.pointCount == 2)
    #expect(line.points()[1].y == line.boundingMapRect.minY)
    #expect(abs(line.boundingMapRect.width - MKMapSize.world.width * 20 / 360) < 1e-3)
    let a = MKMapRect(x: 0, y: 0, width: 10, height: 10), b = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(a.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(MKMapRect.null.union(a) == a)
  }

  @Test("the middle of the region is the middle of the view")
  func conversion() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 8),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
    let middle = map.convert(map.centerCoordinate, toPointTo: map)
    #expect(abs(middle.x - 100) < 1e-6)
    #expect(abs(middle.y - 50) < 1e-6)
    let west = map.convert(CGPoint(x: 0, y: 50), toCoordinateFrom: map)
    #expect(abs(west.longitude - 6) < 1e-9)
  }

  private final class Pin: MKMarkerAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      canShowCallout = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("views of a registered class are made by its initializer")
  func registered() {
    let map = MKMapView()
    map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
    let view = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: MKPointAnnotation())
    #expect(view is Pin)
    #expect(view.canShowCallout)
    // A wrong convention of ownership would release the annotation or the identifier too often.
    let annotation = MKPointAnnotation()
    for number in 0..<100 {
      let identifier = "an identifier that is too long to be stored inline \(number)"
      map.register(Pin.self, forAnnotationViewWithReuseIdentifier: identifier)
      let made = map.dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
      #expect(made.reuseIdentifier == identifier)
      #expect(made.annotation === annotation)
    }
  }

  @Test("requests for places complete with an error")
  func requests() {
    var errors = 0
    MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "tea")).start { response, error in
      if response == nil, error is MKError { errors += 1 }
    }
    CLGeocoder().geocodeAddressString("here") { places, error in
      if places == nil, error is CLError { errors += 1 }
    }
    #expect(errors == 2)
  }

  @Test("a circular region contains what is near")
  func regions() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 120_000, identifier: "a")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 1, longitude: 0)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 2, longitude: 0)))
  }

  /// Logs what a map reports, and makes views and renderers.
  private final class Reports: NSObject, MKMapViewDelegate {
    var log: [String] = []
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      log.append("will \(Int(mapView.region.center.latitude)) \(animated)")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      log.append("did \(Int(mapView.region.center.latitude)) \(animated)")
      // A change in here is not reported, so that this ends.
      if mapView.region.center.latitude > 60 { mapView.centerCoordinate.latitude = 61 }
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      log.append("view")
      // There is none while it is made.
      return mapView.view(for: annotation) ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.append("select \(view.annotation?.title ?? "") \(view.isSelected)")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      log.append("deselect \(view.annotation?.title ?? "") \(view.isSelected)")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      log.append("renderer")
      guard let circle = overlay as? MKCircle else { return MKOverlayRenderer(overlay: overlay) }
      return MKCircleRenderer(circle: circle)
    }
  }

  @Test("the delegate hears of changes of the region, but not of those that it makes itself")
  func regionReports() {
    let (map, reports) = (MKMapView(), Reports())
    map.delegate = reports
    map.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 0), animated: true)
    map.centerCoordinate = CLLocationCoordinate2D(latitude: 70, longitude: 0)
    #expect(reports.log == ["will 0 true", "did 10 true", "will 10 false", "did 70 false"])
    #expect(map.region.center.latitude == 61)
    #expect(map.region.span.longitudeDelta == 360)
  }

  @Test("selecting in code deselects the selected annotation; the delegate makes one view for each")
  func selection() {
    let (map, reports) = (MKMapView(), Reports())
    map.delegate = reports
    let (a, b) = (MKPointAnnotation(), MKPointAnnotation())
    (a.title, b.title) = ("a", "b")
    map.selectAnnotation(a, animated: false)
    #expect(map.selectedAnnotations.isEmpty)
    map.addAnnotations([a, b])
    map.selectAnnotation(a, animated: false)
    map.selectAnnotation(a, animated: false)
    map.selectedAnnotations = [b, a]
    #expect(map.selectedAnnotations.count == 1)
    #expect(map.view(for: b) is MKPinAnnotationView)
    map.removeAnnotation(b)
    #expect(map.selectedAnnotations.isEmpty)
    #expect(map.view(for: b) == nil)
    let expected = ["view", "select a true", "view", "deselect a false", "select b true", "deselect b false"]
    #expect(reports.log == expected)
  }

  @Test("the delegate makes one renderer for each overlay of the map")
  func renderers() {
    let (map, reports) = (MKMapView(), Reports())
    map.delegate = reports
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100)
    #expect(map.renderer(for: circle) == nil)
    map.addOverlay(circle, level: .aboveLabels)
    let renderer = map.renderer(for: circle) as? MKCircleRenderer
    #expect(renderer?.circle === circle)
    #expect(map.renderer(for: circle) === renderer)
    map.removeOverlay(circle)
    #expect(map.renderer(for: circle) == nil)
    #expect(reports.log == ["renderer"])
  }

  @Test("numbers that are not finite change nothing", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let place = CLLocationCoordinate2D(latitude: number, longitude: number)
    map.centerCoordinate = place
    map.region = MKCoordinateRegion(center: place, latitudinalMeters: number, longitudinalMeters: number)
    map.visibleMapRect = MKMapRect(x: number, y: 0, width: number, height: 1)
    #expect(map.region.center.latitude == 0)
    #expect(map.region.span.longitudeDelta == 360)
    let pin = MKPointAnnotation()
    pin.coordinate = place
    map.addAnnotation(pin)
    map.showAnnotations([pin], animated: false)
    #expect(map.region.span.longitudeDelta == 360)
    _ = map.convert(place, toPointTo: map)
    _ = map.convert(CGPoint(x: number, y: number), toCoordinateFrom: map)
    _ = MKCircle(center: place, radius: number).boundingMapRect.intersection(.world).isEmpty
    #expect(!CLCircularRegion(center: place, radius: 1, identifier: "a").contains(place))
    _ = MKPolyline(coordinates: [place], count: 1).coordinate
  }

  @Test("points that do not exist are not copied")
  func copies() {
    let places = (1...3).map { CLLocationCoordinate2D(latitude: Double($0), longitude: 0) }
    let line = MKPolyline(coordinates: places, count: 3)
    func latitudes(_ range: NSRange) -> [Double] {
      var copies = Array(repeating: CLLocationCoordinate2D(), count: 3)
      line.getCoordinates(&copies, range: range)
      return copies.map(\.latitude)
    }
    #expect(latitudes(NSRange(location: 1, length: 2)) == [2, 3, 0])
    #expect(latitudes(NSRange(location: 2, length: .max)) == [3, 0, 0])
    #expect(latitudes(NSRange(location: NSNotFound, length: 1)) == [0, 0, 0])
    #expect(latitudes(NSRange(location: -1, length: 2)) == [0, 0, 0])
    #expect(MKPolyline(coordinates: places, count: 0).boundingMapRect.isNull)
  }

  @Test("a monitored region replaces the one with its identifier")
  func monitoring() {
    let manager = CLLocationManager()
    func region(_ radius: Double) -> CLCircularRegion {
      CLCircularRegion(center: CLLocationCoordinate2D(), radius: radius, identifier: "home")
    }
    manager.startMonitoring(for: region(1))
    manager.startMonitoring(for: region(2))
    #expect(manager.monitoredRegions.map { ($0 as? CLCircularRegion)?.radius } == [2])
    manager.stopMonitoring(for: region(3))
    #expect(manager.monitoredRegions.isEmpty)
  }

  @Test("the camera looks at the middle of the map, whoever moved it")
  func camera() {
    let map = MKMapView()
    map.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 20), animated: false)
    #expect(map.camera.centerCoordinate.latitude == 10)
    map.camera = MKMapCamera(
      lookingAtCenter: CLLocationCoordinate2D(latitude: -5, longitude: 7), fromDistance: 100, pitch: 0, heading: 0)
    #expect(map.centerCoordinate.latitude == -5 && map.camera.centerCoordinateDistance == 100)
    map.region.center.longitude = 8
    #expect(map.camera.centerCoordinate.longitude == 8)
  }
}
