// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel

extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The weight of a symbol's lines. Raw values are UIKit's.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The line width, as a fraction of the font size.
    fileprivate var thickness: CGFloat {
      switch self {
      case .ultraLight: 0.025
      case .thin: 0.045
      case .light: 0.065
      case .unspecified, .regular: 0.085
      case .medium: 0.1
      case .semibold: 0.115
      case .bold: 0.13
      case .heavy: 0.15
      case .black: 0.17
      }
    }
  }

  /// The scale of a symbol relative to text of the same size. Raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    fileprivate var factor: CGFloat { self == .small ? 0.79 : self == .large ? 1.28 : 1 }
  }

  /// The size, weight and scale of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    /// Creates a configuration for text of `pointSize` points; 17 points if that is `nil`.
    init(size pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      super.init()
    }

    /// Creates a configuration with a palette of colors.
    ///
    /// Differs from UIKit: symbols are drawn in one color, that of the template.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration with shades of a color.
    ///
    /// Differs from UIKit: symbols are drawn in one color, that of the template.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration for text of `pointSize` points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration for text of `pointSize` points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration for text of `pointSize` points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, weight: .unspecified, scale: scale) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight, scale: .unspecified) }
  }

  /// Creates the symbol with the given name.
  ///
  /// Differs from UIKit: about 230 names and their variants are drawn, by original work; other names result in a placeholder
  /// instead of `nil`. Sizes have the proportions of Apple's symbols but are not exact.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates the symbol with the given name and a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration ?? SymbolConfiguration(scale: .medium)
    self.init(properties: SymbolDrawing(name: name, configuration: symbol).properties)
  }

  /// Returns the symbol with another configuration; this image if it is not a symbol.
  func symbol(with configuration: Configuration) -> UIImage {
    guard let name = properties.symbolName, let symbol = configuration as? SymbolConfiguration else { return self }
    var new = SymbolDrawing(name: name, configuration: symbol).properties
    (new.renderingMode, new.tint, new.alignmentRectInsets) = (
      properties.renderingMode, properties.tint, properties.alignmentRectInsets
    )
    return UIImage(properties: new)
  }
}

extension UIImage.SymbolConfiguration {
  /// This configuration, with the values that `other` specifies.
  func applying(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale)
  }
}

/// The drawing of a symbol: a shape, optionally in a circle or square, at a size and weight.
private struct SymbolDrawing {
  let name: String
  let configuration: UIImage.SymbolConfiguration

  /// The frame around a shape, from the suffix of the name.
  private enum Frame {
    case none
    case line(SymbolShape)
    case area(SymbolShape)
  }

  var properties: UIImage.Properties {
    let em = (configuration.pointSize ?? 17) * configuration.scale.factor
    let (shape, frame) = parts
    let outer =
      switch frame {
      case .none: shape
      case .line(let around), .area(let around): around
      }
    // Symbol sizes are whole pixels at three pixels per point.
    func pixels(_ length: CGFloat) -> CGFloat { (length * em * 3).rounded() / 3 }
    let size = CGSize(width: pixels(outer.size.width), height: pixels(outer.size.height))
    let line = configuration.weight.thickness * em
    let context = CGContext()
    switch frame {
    case .none: draw(shape, in: CGRect(origin: .zero, size: size), line: line, context)
    case .line(let around), .area(let around):
      draw(around, in: CGRect(origin: .zero, size: size), line: line, context)
      if case .area = frame { context.setBlendMode(.destinationOut) }
      let room = min(size.width, size.height) * 0.5
      let fit = room / max(shape.size.width, shape.size.height)
      let inner = CGSize(width: shape.size.width * fit, height: shape.size.height * fit)
      draw(
        shape,
        in: CGRect(
          x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2, width: inner.width,
          height: inner.height), line: line, context)
    }
    return UIImage.Properties(
      content: .commands(context.commands),
      pixels: (Int(saturating: Double(size.width * 3)), Int(saturating: Double(size.height * 3))), size: size, scale: 3,
      baselineOffset: size.height * 0.2, symbol: configuration, symbolName: name)
  }

  private var parts: (SymbolShape, Frame) {
    if let shape = SymbolShape.named(name) { return (shape, .none) }
    for ending in ["circle", "square"] {
      if name.hasSuffix(".\(ending).fill"), let area = SymbolShape.named("\(ending).fill") {
        return (SymbolShape.named(String(name.dropLast(ending.count + 6))) ?? .placeholder, .area(area))
      }
      if name.hasSuffix(".\(ending)"), let line = SymbolShape.named(ending) {
        return (SymbolShape.named(String(name.dropLast(ending.count + 1))) ?? .placeholder, .line(line))
      }
    }
    return (.placeholder, .none)
  }

  /// Draws a shape, scaled so that its lines stay inside `rect`.
  private func draw(_ shape: SymbolShape, in rect: CGRect, line: CGFloat, _ context: CGContext) {
    let lines = SymbolShape.path(shape.lines), areas = SymbolShape.path(shape.areas)
    let grid = lines.bounds.union(areas.bounds)
    guard grid.width > 0 || grid.height > 0 else { return }
    let room =
      shape.lines.isEmpty ? rect : rect.insetBy(dx: min(line / 2, rect.width / 2), dy: min(line / 2, rect.height / 2))
    let fits = [
      grid.width > 0 ? room.width / grid.width : nil, grid.height > 0 ? room.height / grid.height : nil,
    ].compactMap { $0 }
    let scale = fits.min() ?? 1
    let toRect = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - grid.midX * scale, ty: rect.midY - grid.midY * scale)
    context.recordFill(areas.applying(toRect), rule: .winding)
    stroke(SymbolShape.path(shape.cuts).applying(toRect), line: line, blendMode: .destinationOut, context)
    stroke(lines.applying(toRect), line: line, blendMode: nil, context)
  }

  private func stroke(_ path: DrawingCommand.Path, line: CGFloat, blendMode: CGBlendMode?, _ context: CGContext) {
    guard !path.elements.isEmpty else { return }
    if blendMode != nil { context.saveGState() }
    if let blendMode { context.setBlendMode(blendMode) }
    let style = DrawingCommand.StrokeStyle(width: line, cap: .round, join: .round)
    context.record(.stroke(path, style: style, color: .black))
    if blendMode != nil { context.restoreGState() }
  }
}
