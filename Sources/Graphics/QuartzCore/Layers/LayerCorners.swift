// SPDX-License-Identifier: MIT

import Foundation

/// The radii of the corners of a layer, in points, if they are not all ``CALayer/cornerRadius``.
package enum LayerCorners: Equatable {
  /// A radius for each corner.
  case radii(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat)
  /// Half of the shorter side, or the maximum if that is less.
  case capsule(maximum: CGFloat?)

  /// The radii for a size, in the order of ``radii(topLeft:topRight:bottomLeft:bottomRight:)``. Radii that are too large are
  /// reduced to fit.
  package func radii(for size: CGSize) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    let limit = max(min(size.width, size.height) / 2, 0)
    func fit(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), limit) }
    switch self {
    case .radii(let topLeft, let topRight, let bottomLeft, let bottomRight):
      return (fit(topLeft), fit(topRight), fit(bottomLeft), fit(bottomRight))
    case .capsule(let maximum):
      let radius = fit(maximum ?? limit)
      return (radius, radius, radius, radius)
    }
  }
}
