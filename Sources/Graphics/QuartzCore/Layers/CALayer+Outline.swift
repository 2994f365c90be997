// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// The outline of `box` with the layer's rounded corners. A radius that is too large is reduced to fit.
  package func outline(of box: CGRect, insetBy inset: CGFloat = 0) -> DrawingCommand.Path {
    let inner = box.insetBy(dx: inset, dy: inset)
    let radii = radii(of: box)
    guard corners != nil || cornerRadius > inset else { return DrawingCommand.Path(rect: inner) }
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: max(radius - inset, 0), height: max(radius - inset, 0)) }
    return DrawingCommand.Path(
      rect: inner, topLeft: size(radii.topLeft), topRight: size(radii.topRight), bottomRight: size(radii.bottomRight),
      bottomLeft: size(radii.bottomLeft))
  }

  /// The commands that draw the layer's own content, in its coordinates: first that of its class, then its contents.
  package func recordContents() -> [DrawingCommand] {
    let context = CGContext()
    drawKind(in: context)
    draw(in: context)
    return context.commands
  }
}
