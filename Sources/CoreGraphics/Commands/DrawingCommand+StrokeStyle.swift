// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand {
  /// How a line is drawn along a path.
  public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// The line's thickness, in points.
    public var width: CGFloat
    /// The shape of open ends.
    public var cap: CGLineCap
    /// The shape of corners.
    public var join: CGLineJoin
    /// How many widths long a mitred corner may get before it is cut off.
    public var miterLimit: CGFloat
    /// Where in the dash pattern the line starts, in points.
    public var dashPhase: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
    public var dashLengths: [CGFloat]

    /// A style; the defaults are those of a new Core Graphics context.
    public init(
      width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
      dashPhase: CGFloat = 0, dashLengths: [CGFloat] = []
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashPhase = dashPhase
      self.dashLengths = dashLengths
    }
  }

  /// A shadow below what is drawn.
  public struct Shadow: Equatable, Hashable, Sendable {
    /// How far the shadow lies from what casts it, in points.
    public var offset: CGSize
    /// How soft it is, in points: Core Graphics' number, about twice the standard deviation of the blur.
    public var blur: CGFloat
    /// Its colour.
    public var color: CGColor

    /// A shadow of the facts given.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }
}
