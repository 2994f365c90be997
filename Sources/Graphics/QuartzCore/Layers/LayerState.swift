// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The values that a layer without a view stores itself.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var isOpaque = false
}

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

/// Rarely set values of a layer, most of which concern time; made when one is set.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode = .removed
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
}
