// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// Draws the image in a rectangle, as a template in `tint` unless that is `nil` or the image has its own tint color.
  package func draw(in rect: CGRect, asTemplateIn tint: UIColor?) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let color = properties.renderingMode == .alwaysOriginal ? properties.tint : tint ?? properties.tint
    // A symbol is always drawn as a template, by default in the label color.
    let stencil = symbolInk == nil ? color?.cgColor ?? (isSymbolImage ? UIColor.label.cgColor : nil) : nil
    context.record(.image(drawable(tint: stencil), in: rect))
  }

  /// The colors of a symbol that has its own; `nil` for a template in one color.
  private var symbolInk: SymbolInk? {
    guard properties.renderingMode != .alwaysTemplate, properties.tint == nil else { return nil }
    return properties.symbol?.colors?.ink
  }

  /// The drawing, for a symbol in its own colors.
  private var drawnContent: DrawingCommand.Image.Content {
    guard let ink = symbolInk, let name = properties.symbolName, let symbol = properties.symbol else {
      return properties.content
    }
    return .commands(
      SymbolDrawing(name: name, configuration: symbol, value: properties.symbolValue).commands(ink: ink))
  }

  /// Returns the image in the form that renderers use.
  package func drawable(tint: CGColor?) -> DrawingCommand.Image {
    if let undrawn = properties.undrawnSymbol, let name = properties.symbolName {
      DrawingWarnings.warn(ofSymbol: name, undrawn)
    }
    var image = DrawingCommand.Image(
      content: drawnContent, size: size, orientation: properties.orientation.drawn, tint: tint,
      capInsets: properties.capInsets.drawn, isTiled: properties.resizingMode == .tile && properties.capInsets != .zero)
    image.hasFixedPixels = properties.hasFixedPixels
    image.file = properties.file.map(DrawingCommand.Image.FileName.init)
    return image
  }
}

extension UIImage.Orientation {
  /// The orientation in the form that drawing commands use.
  fileprivate var drawn: DrawingCommand.Image.Orientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}

extension UIEdgeInsets {
  /// The insets in the form that drawing commands use.
  fileprivate var drawn: DrawingCommand.Image.CapInsets {
    DrawingCommand.Image.CapInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
