// SPDX-License-Identifier: MIT

import Foundation

/// A shape on a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  /// The rectangle that contains the shape.
  var boundingMapRect: MKMapRect { get }
}

/// The level of overlays on a map. Raw values are MapKit's.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
