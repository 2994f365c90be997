// SPDX-License-Identifier: MIT

import Foundation

/// A drawing operation as a value that any renderer can replay.
///
/// Differs from UIKit: Core Graphics paints pixels. Here a ``CGContext`` records drawing operations, and `Pictures`
/// replays them with Cairo and Pango. Lengths are in points; y points down.
public enum DrawingCommand: Equatable, Sendable {
  /// Saves the transform, the clipping area, the shadow, the opacity and the blend mode.
  case saveState
  /// Restores the state of the matching ``saveState``.
  case restoreState
  /// Concatenates a transform with the current one.
  case concatenate(CGAffineTransform)
  /// Intersects the clipping area with a path.
  case clip(Path, rule: CGPathFillRule)
  /// Multiplies the opacity of subsequent drawing by a number from 0 to 1, for each shape separately.
  case setAlpha(CGFloat)
  /// Sets the shadow of subsequent drawing; `nil` removes it.
  case setShadow(Shadow?)
  /// Sets the blend mode of subsequent drawing.
  case setBlendMode(CGBlendMode)
  /// Begins a group that is composited as one image with the current opacity, shadow and blend mode. These have their
  /// defaults inside the group.
  case beginTransparencyLayer
  /// Ends the group of the matching ``beginTransparencyLayer``.
  case endTransparencyLayer
  /// Fills a path.
  case fill(Path, rule: CGPathFillRule, color: CGColor)
  /// Draws the shadow of a filled path without the path itself.
  case castShadow(of: Path, Shadow)
  /// Strokes a path.
  case stroke(Path, style: StrokeStyle, color: CGColor)
  /// Clears a rectangle to transparent.
  case clear(CGRect)
  /// Fills the clipping area with a gradient along the line from `start` to `end`.
  case linearGradient(CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
  /// Fills the clipping area with a gradient between two circles.
  case radialGradient(
    CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions)
  /// Draws an image in a rectangle.
  case image(Image, in: CGRect)
  /// Draws one line of text.
  case text(TextLine)
}
