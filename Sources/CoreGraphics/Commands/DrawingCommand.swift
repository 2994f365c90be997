// SPDX-License-Identifier: MIT

import Foundation

/// One step of a display list: what a view drew, as plain values that any renderer can replay.
///
/// Differs from UIKit: Core Graphics paints pixels. Here a ``CGContext`` writes down what was asked of it, and `Pictures`
/// replays the list with Cairo and Pango. Lengths are points; y points down.
public enum DrawingCommand: Equatable, Sendable {
  /// Remembers the transform, the clip, the shadow, the opacity and the blend mode.
  case saveState
  /// Goes back to what the matching ``saveState`` remembered.
  case restoreState
  /// Puts a transform between what follows and what was in force.
  case concatenate(CGAffineTransform)
  /// Keeps what follows inside `path` as well as inside the clip in force.
  case clip(Path, rule: CGPathFillRule)
  /// Multiplies the opacity of what follows by a number from 0 to 1; each shape on its own, not as a group.
  case setAlpha(CGFloat)
  /// Gives what follows a shadow; `nil` takes it away.
  case setShadow(Shadow?)
  /// How what follows is mixed with what is there.
  case setBlendMode(CGBlendMode)
  /// Draws what follows, up to the matching ``endTransparencyLayer``, as one picture with the alpha, shadow and blend mode
  /// in force; these start afresh inside.
  case beginTransparencyLayer
  /// Ends the group of the matching ``beginTransparencyLayer``.
  case endTransparencyLayer
  /// Fills a path.
  case fill(Path, rule: CGPathFillRule, color: CGColor)
  /// Draws the shadow that a filled path would cast, without the path itself.
  case castShadow(of: Path, Shadow)
  /// Draws along a path.
  case stroke(Path, style: StrokeStyle, color: CGColor)
  /// Empties a rectangle to transparent.
  case clear(CGRect)
  /// Fills the clip with colours that change along the line from `start` to `end`.
  case linearGradient(CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
  /// Fills the clip with colours that change from one circle to another.
  case radialGradient(
    CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions)
  /// Draws an image over a rectangle.
  case image(Image, in: CGRect)
  /// Draws one line of text.
  case text(TextLine)
}
