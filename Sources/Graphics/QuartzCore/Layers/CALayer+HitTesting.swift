// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// The result of ``hitTest(_:)``. Hidden layers are skipped, and so are sublayers where the layer clips them.
  func hitLayer(at point: CGPoint) -> CALayer? {
    let step = transformToSuperlayer(from: bounds.origin)
    guard !isHidden, step.a * step.d - step.b * step.c != 0 else { return nil }
    let inner = point.applying(step.inverted())
    let isInside = contains(inner)
    guard isInside || !masksToBounds else { return nil }
    for sublayer in paintedSublayers.reversed() {
      if let hit = sublayer.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }

  /// Scrolls the closest scroll layer that contains the layer so that `p` is at its origin. Does nothing if there is none.
  public func scroll(_ p: CGPoint) {
    guard let scroller = closestScrollLayer else { return }
    scroller.scroll(to: convert(p, to: scroller))
  }

  /// Scrolls the closest scroll layer that contains the layer so that `r` is visible. Does nothing if there is none.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = closestScrollLayer else { return }
    let target = convert(r, to: scroller)
    let shown = scroller.bounds
    func origin(_ low: CGFloat, _ length: CGFloat, _ target: CGFloat, _ targetLength: CGFloat) -> CGFloat {
      target < low || targetLength > length ? target : max(low, target + targetLength - length)
    }
    scroller.scroll(
      to: CGPoint(
        x: origin(shown.minX, shown.width, target.minX, target.width),
        y: origin(shown.minY, shown.height, target.minY, target.height)))
  }

  private var closestScrollLayer: CAScrollLayer? {
    var next = superlayer
    while let layer = next {
      if let scroller = layer as? CAScrollLayer { return scroller }
      next = layer.superlayer
    }
    return nil
  }
}
