// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import Tinamou

extension CanvasOptions {
  /// Creates the canvas options for a document from the options of layout files.
  public init(_ options: SceneOptions, sizes: Sizes, of document: InterfaceDocument? = nil) {
    self.init()
    self.sizes = sizes
    device = options.device
    // The orientation can change only if the device is known.
    if device == nil, options.orientation != nil, let document {
      device = document.device.flatMap { DeviceProfile.documentDevice($0.name) } ?? .standard
    }
    orientation = options.orientation
    direction = options.direction
    textSize = options.textSize
  }
}
