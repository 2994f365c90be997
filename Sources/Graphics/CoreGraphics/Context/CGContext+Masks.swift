// SPDX-License-Identifier: MIT

import Foundation

/// Clipping with images.
extension CGContext {
  /// A mask that clips drawing until the graphics state is restored.
  package struct Mask {
    /// The commands that draw the mask, in the coordinates at the call that added it.
    let drawing: [DrawingCommand]
  }

  /// Clips subsequent drawing with the opacity of an image, stretched to a rectangle, until the graphics state is restored.
  /// Nothing is drawn outside of the rectangle. As with ``draw(_:in:)``, the top of the image is at the greatest y.
  ///
  /// Differs from Core Graphics: images have no separate type for masks, so the opacity of the image counts and not its
  /// brightness. Drawing that is clipped by an image is composited as one layer, so blend modes apply within it only.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    let drawing: [DrawingCommand] = [
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)),
      .image(
        DrawingCommand.Image(content: mask.content, size: CGSize(width: mask.width, height: mask.height)), in: rect),
    ]
    // The layer itself is drawn plainly, and what is drawn in it has the values of the state.
    record(.saveState)
    if state.alpha < 1 { record(.setAlpha(1)) }
    if state.blendMode != .normal { record(.setBlendMode(.normal)) }
    if state.shadow != nil { record(.setShadow(nil)) }
    record(.beginTransparencyLayer)
    record(.saveState)
    if state.alpha < 1 { record(.setAlpha(state.alpha)) }
    if state.blendMode != .normal { record(.setBlendMode(state.blendMode)) }
    if state.shadow != nil { record(.setShadow(state.shadow)) }
    state.masks.append(Mask(drawing: drawing))
  }

  /// Returns the commands that apply the masks of a state, except the first ones, and end their layers.
  static func closing(_ masks: ArraySlice<Mask>) -> [DrawingCommand] {
    masks.reversed().flatMap { mask -> [DrawingCommand] in
      [.restoreState, .saveState, .setBlendMode(.destinationIn), .beginTransparencyLayer] + mask.drawing
        + [.endTransparencyLayer, .restoreState, .endTransparencyLayer, .restoreState]
    }
  }
}
