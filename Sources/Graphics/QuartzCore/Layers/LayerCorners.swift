// SPDX-License-Identifier: MIT

import Foundation

/// The radii of the corners of a layer, in points, if they are not all ``CALayer/cornerRadius``.
package enum LayerCorners: Hashable, Sendable {
  /// The radius of one corner.
  package enum Radius: Hashable, Sendable {
    case fixed(CGFloat)
    /// The radius that makes the corner concentric with that of the container, and a minimum.
    case concentric(minimum: CGFloat)
  }

  /// A radius for each corner.
  case radii(topLeft: Radius, topRight: Radius, bottomLeft: Radius, bottomRight: Radius)
  /// Half of the shorter side, or the maximum if that is less.
  case capsule(maximum: CGFloat?)
}

/// The radii of the four corners of a layer, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat = 0
  package var topRight: CGFloat = 0
  package var bottomLeft: CGFloat = 0
  package var bottomRight: CGFloat = 0

  var isZero: Bool { self == CornerRadii() }
}

extension CALayer {
  /// The radii of the corners of `box`, which is about as large as the layer. Radii that are too large are reduced to fit.
  package func radii(of box: CGRect) -> CornerRadii {
    let limit = max(min(box.width, box.height) / 2, 0)
    func fit(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), limit) }
    switch corners {
    case .radii(let topLeft, let topRight, let bottomLeft, let bottomRight):
      let container = Concentricity(of: self)
      return CornerRadii(
        topLeft: fit(container.radius(topLeft, \.topLeft, \.left, \.top)),
        topRight: fit(container.radius(topRight, \.topRight, \.right, \.top)),
        bottomLeft: fit(container.radius(bottomLeft, \.bottomLeft, \.left, \.bottom)),
        bottomRight: fit(container.radius(bottomRight, \.bottomRight, \.right, \.bottom)))
    case .capsule(let maximum):
      let radius = fit(maximum ?? limit)
      return CornerRadii(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    case nil:
      func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? fit(cornerRadius) : 0 }
      return CornerRadii(
        topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
        bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
    }
  }
}

/// The container of a layer for concentric corners: the nearest ancestor with round corners.
private struct Concentricity {
  struct Container {
    let radii: CornerRadii
    /// The distances of the layer's edges from those of the container, in points.
    let insets: Insets
  }

  struct Insets {
    let left, right, top, bottom: CGFloat
  }

  private let layer: CALayer

  init(of layer: CALayer) { self.layer = layer }

  /// Returns a radius in points. A concentric one is that of the container's corner, less the larger distance from its two edges.
  func radius(
    _ radius: LayerCorners.Radius, _ corner: KeyPath<CornerRadii, CGFloat>, _ side: KeyPath<Insets, CGFloat>,
    _ end: KeyPath<Insets, CGFloat>
  ) -> CGFloat {
    switch radius {
    case .fixed(let radius): return radius
    case .concentric(let minimum):
      guard let container else { return minimum }
      let inset = max(container.insets[keyPath: side], container.insets[keyPath: end])
      return max(container.radii[keyPath: corner] - inset, minimum)
    }
  }

  private var container: Container? {
    var next = layer.superlayer
    while let candidate = next {
      let box = candidate.bounds
      let radii = candidate.radii(of: box)
      if !radii.isZero {
        let own = layer.convert(layer.bounds, to: candidate)
        return Container(
          radii: radii,
          insets: Insets(
            left: own.minX - box.minX, right: box.maxX - own.maxX, top: own.minY - box.minY, bottom: box.maxY - own.maxY
          )
        )
      }
      next = candidate.superlayer
    }
    return nil
  }
}
