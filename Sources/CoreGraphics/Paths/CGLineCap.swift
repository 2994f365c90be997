// SPDX-License-Identifier: MIT

/// The shape of a line's open ends. Raw values are Core Graphics'.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle about the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2
}

/// The shape of a line's corners. Raw values are Core Graphics'.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, up to the miter limit.
  case miter = 0
  /// Rounded.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// What counts as inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path winds around a point other than zero times.
  case winding = 0
  /// Where the path is crossed an odd number of times on the way out.
  case evenOdd = 1
}

/// What of a path to paint. Raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How colours are mixed with what is there. Raw values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}
