// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// Draws the image in its own size, its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image over a rectangle, stretched as its cap insets say.
  public func draw(in rect: CGRect) { draw(in: rect, asTemplateIn: nil) }

  /// Draws the image in its own size, mixed in by a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image over a rectangle, mixed in by a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image over a rectangle, as a stencil in `tint` unless that is nil or the image has a colour of its own.
  func draw(in rect: CGRect, asTemplateIn tint: UIColor?) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let color = facts.renderingMode == .alwaysOriginal ? facts.tint : tint ?? facts.tint
    // A symbol is a stencil even where nobody gives a colour.
    let stencil = color?.cgColor ?? (isSymbolImage ? UIColor.label.cgColor : nil)
    context.record(.image(drawable(tint: stencil), in: rect))
  }

  /// The image as a renderer needs it.
  package func drawable(tint: CGColor?) -> DrawingCommand.Image {
    DrawingCommand.Image(
      content: facts.content, size: size, orientation: facts.orientation, tint: tint, capInsets: facts.capInsets,
      isTiled: facts.resizingMode == .tile && facts.capInsets != .zero)
  }
}
