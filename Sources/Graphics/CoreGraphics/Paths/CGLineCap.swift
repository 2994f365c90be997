// SPDX-License-Identifier: MIT

/// The shape of a line's open ends. Raw values are Core Graphics'.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at the end point.
  case butt = 0
  /// The line ends in a semicircle around the end point.
  case round = 1
  /// The line extends half its width beyond the end point.
  case square = 2
}

/// The shape of a line's corners. Raw values are Core Graphics'.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if its winding number is not 0.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The drawing mode of a path. Raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// The method by which colors are composited with the existing content. Raw values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}
