// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import Tinamou

/// Creates gradients as Cairo patterns. The caller destroys them.
enum CairoGradient {
  static func linear(_ gradient: CGGradient, _ start: CGPoint, _ end: CGPoint) -> OpaquePointer? {
    withStops(cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), gradient)
  }

  static func radial(
    _ gradient: CGGradient, _ c0: CGPoint, _ r0: CGFloat, _ c1: CGPoint, _ r1: CGFloat
  ) -> OpaquePointer? {
    withStops(
      cairo_pattern_create_radial(Double(c0.x), Double(c0.y), Double(r0), Double(c1.x), Double(c1.y), Double(r1)),
      gradient)
  }

  private static func withStops(_ pattern: OpaquePointer?, _ gradient: CGGradient) -> OpaquePointer? {
    for stop in gradient.stops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
    }
    return pattern
  }
}
