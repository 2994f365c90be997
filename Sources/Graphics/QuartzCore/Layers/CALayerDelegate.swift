// SPDX-License-Identifier: MIT

import Foundation

/// Methods that draw and lay out a layer for it.
public protocol CALayerDelegate: AnyObject {
  /// Provides the contents of `layer`; called by ``CALayer/display()``. The default implementation does nothing.
  func display(_ layer: CALayer)
  /// Called before `layer` is drawn. The default implementation does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the contents of `layer` into `ctx`, in the layer's coordinates. The default implementation does nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers of `layer`. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns what `layer` does at an event, `NSNull` for nothing. Returns `nil`, for the layer's own choice, by default.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
