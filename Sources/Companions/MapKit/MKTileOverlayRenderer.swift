// SPDX-License-Identifier: MIT

import Foundation

/// The object that draws tiles. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Loads the tiles again. Has no effect.
  open func reloadData() {}
}
