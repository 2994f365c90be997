// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Draws layers with their sublayers. The module `Pictures`, where it is part of the program, implements it.
package protocol LayerDrawing: AnyObject {
  /// The commands that draw a layer and its sublayers, in the layer's own coordinates.
  static func commands(of layer: CALayer) -> [DrawingCommand]
}

extension CALayer {
  /// The class of `Pictures` that draws layers; `nil` in a program without that module.
  package static var drawing: (any LayerDrawing.Type)? {
    NSClassFromString("Pictures.LayerDrawer") as? any LayerDrawing.Type
  }
}
