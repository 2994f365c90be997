// SPDX-License-Identifier: MIT

import Foundation

/// What may draw and lay out a layer in the layer's stead.
public protocol CALayerDelegate: AnyObject {
  /// Draws the contents of `layer` into `ctx`, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Leaves sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
