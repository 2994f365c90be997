// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand {
  /// The style in which a path is stroked.
  public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// The line width, in points.
    public var width: CGFloat
    /// The shape of open ends.
    public var cap: CGLineCap
    /// The shape of corners.
    public var join: CGLineJoin
    /// The maximum length of a mitered corner, in line widths, beyond which it is beveled.
    public var miterLimit: CGFloat
    /// The offset into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat
    /// The lengths of alternating dashes and gaps, in points; empty for a solid line.
    public var dashLengths: [CGFloat]

    /// Creates a style. The defaults are those of a new Core Graphics context.
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

  /// A shadow of drawn content.
  public struct Shadow: Equatable, Hashable, Sendable {
    /// The offset from the content, in points.
    public var offset: CGSize
    /// The blur, in points: Core Graphics' value, about twice the standard deviation.
    public var blur: CGFloat
    /// The color.
    public var color: CGColor

    /// Creates a shadow.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }
}
