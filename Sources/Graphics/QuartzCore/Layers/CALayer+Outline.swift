// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// The outline of `box` with the layer's rounded corners. A radius that is too large is reduced to fit.
  package func outline(of box: CGRect, insetBy inset: CGFloat = 0) -> DrawingCommand.Path {
    let inner = box.insetBy(dx: inset, dy: inset)
    if let corners {
      let radii = corners.radii(for: box.size)
      func size(_ radius: CGFloat) -> CGSize { CGSize(width: max(radius - inset, 0), height: max(radius - inset, 0)) }
      return DrawingCommand.Path(
        rect: inner, topLeft: size(radii.0), topRight: size(radii.1), bottomRight: size(radii.3),
        bottomLeft: size(radii.2))
    }
    let radius = max(min(cornerRadius, box.width / 2, box.height / 2) - inset, 0)
    guard radius > 0 else { return DrawingCommand.Path(rect: inner) }
    func corner(_ mask: CACornerMask) -> CGSize {
      maskedCorners.contains(mask) ? CGSize(width: radius, height: radius) : .zero
    }
    return DrawingCommand.Path(
      rect: inner, topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
  }

  /// The commands that draw the layer's own content, in its coordinates: first that of its class, then its contents.
  package func recordContents() -> [DrawingCommand] {
    let context = CGContext()
    drawKind(in: context)
    draw(in: context)
    return context.commands
  }
}
