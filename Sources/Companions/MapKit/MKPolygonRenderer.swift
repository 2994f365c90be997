// SPDX-License-Identifier: MIT

import Foundation

/// The object that draws an area. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(all: []) }
}
