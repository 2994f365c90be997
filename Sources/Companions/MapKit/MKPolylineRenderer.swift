// SPDX-License-Identifier: MIT

import Foundation

/// The object that draws a line. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(all: []) }
}
