// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import LayoutModel
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
    system = options.system
    direction = options.direction
    textSize = options.textSize
  }

  /// The options for a document's own screen, with the sizes that its controls are stored with, where their content can have these.
  package static var stored: CanvasOptions {
    var options = CanvasOptions()
    options.sizes = .given
    options.ignoresStaleSizes = true
    return options
  }
}

extension Canvas {
  /// The solved frames of the views, by identifier, in the coordinates of their superviews.
  var frames: [String: Rectangle] {
    Dictionary(scenes.flatMap(\.views).map { ($0.interface.id, Rectangle($0.view.frame)) }) { first, _ in first }
  }
}
