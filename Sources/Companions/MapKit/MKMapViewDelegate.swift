// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The methods that respond to changes of a map. All have default implementations.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the visible region changes.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after the visible region changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Returns the view of an annotation; `nil` for the default one. Returns `nil` by default.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called when views of annotations were added. Differs from MapKit: never called, because views are not added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called when an annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when an annotation was deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when a control of a callout was touched. Differs from MapKit: never called, because there are no callouts.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Called when the location of the device has changed. Differs from MapKit: never called.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Returns the renderer of an overlay. Returns one that draws nothing by default.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
  /// Does nothing.
  @_disfavoredOverload public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  @_disfavoredOverload public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Returns `nil`.
  @_disfavoredOverload public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  /// Does nothing.
  @_disfavoredOverload public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  @_disfavoredOverload public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  @_disfavoredOverload public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  @_disfavoredOverload public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Returns a renderer that draws nothing.
  @_disfavoredOverload public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay)
    -> MKOverlayRenderer
  {
    MKOverlayRenderer(overlay: overlay)
  }
}
