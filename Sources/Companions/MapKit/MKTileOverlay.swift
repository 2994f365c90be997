// SPDX-License-Identifier: MIT

import Foundation

/// Tiles of a map from a server. They are not loaded.
@preconcurrency @MainActor
open class MKTileOverlay: MKShape, MKOverlay {
  /// The pattern of addresses.
  open private(set) var urlTemplate: String?
  /// Creates tiles.
  public init(urlTemplate: String?) {
    self.urlTemplate = urlTemplate
    super.init()
  }
  /// Whether the tiles hide the map. The default is `false`. Stored; has no effect.
  open var canReplaceMapContent = false
  /// The least scale. The default is 0. Stored; has no effect.
  open var minimumZ = 0
  /// The greatest scale. The default is 21. Stored; has no effect.
  open var maximumZ = 21
  /// The size of a tile, in points. The default is 256 by 256. Stored; has no effect.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether tiles are numbered from the south. The default is `false`. Stored; has no effect.
  open var isGeometryFlipped = false
  /// The whole world.
  open var boundingMapRect: MKMapRect { .world }
}

/// The object that draws tiles. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Loads the tiles again. Has no effect.
  open func reloadData() {}
}
