// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// How large and how heavy a symbol is drawn.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How heavy the lines of a symbol are. Raw values are UIKit's.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The thickness of lines at one point of font size.
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

  /// How large a symbol is beside text of one size. Raw values are UIKit's.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    fileprivate var factor: CGFloat { self == .small ? 0.79 : self == .large ? 1.28 : 1 }
  }

  /// How large and how heavy a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    /// For text of `pointSize` points, of a weight and a scale; 17 points when nil.
    init(size pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      super.init()
    }

    /// For text of `pointSize` points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// For text of `pointSize` points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight, scale: .unspecified)
    }

    /// For text of `pointSize` points and a weight, at a scale beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }

    /// At a scale beside the text around.
    public convenience init(scale: SymbolScale) { self.init(size: nil, weight: .unspecified, scale: scale) }

    /// Of a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight, scale: .unspecified) }
  }

  /// A symbol by its name.
  ///
  /// Differs from UIKit: the drawings are our own and fewer; a name without one gives a neutral sign, not nil. Sizes have
  /// the proportions of Apple's symbols but are not exact.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol by its name, at a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration ?? SymbolConfiguration(scale: .medium)
    self.init(facts: SymbolDrawing(name: name, configuration: symbol).facts)
  }

  /// The symbol at another size or weight; another kind of image is returned as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let name = facts.symbolName, let symbol = configuration as? SymbolConfiguration else { return self }
    var new = SymbolDrawing(name: name, configuration: symbol).facts
    (new.renderingMode, new.tint, new.alignmentRectInsets) = (
      facts.renderingMode, facts.tint, facts.alignmentRectInsets
    )
    return UIImage(facts: new)
  }

  /// The symbol with what the configuration says; what it does not say stays.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let old = facts.symbol else { return nil }
    return withConfiguration(
      SymbolConfiguration(
        size: configuration.pointSize ?? old.pointSize,
        weight: configuration.weight == .unspecified ? old.weight : configuration.weight,
        scale: configuration.scale == .unspecified ? old.scale : configuration.scale))
  }

  /// The size and weight of the symbol; nil for another kind of image.
  public var symbolConfiguration: SymbolConfiguration? { facts.symbol }
}

/// A symbol being drawn: a shape, perhaps within a circle or a square, at a size and weight.
private struct SymbolDrawing {
  let name: String
  let configuration: UIImage.SymbolConfiguration

  /// The frame around a shape, by the ending of the name.
  private enum Frame {
    case none
    case line(SymbolShape)
    case area(SymbolShape)
  }

  var facts: UIImage.Facts {
    let em = (configuration.pointSize ?? 17) * configuration.scale.factor
    let (shape, frame) = parts
    let outer =
      switch frame {
      case .none: shape
      case .line(let around), .area(let around): around
      }
    // Symbol sizes are whole pixels at three pixels a point.
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
    return UIImage.Facts(
      content: .commands(context.commands), pixels: (Int(size.width * 3), Int(size.height * 3)), size: size, scale: 3,
      baselineOffset: size.height * 0.2, symbol: configuration, symbolName: name)
  }

  private var parts: (SymbolShape, Frame) {
    if let shape = SymbolShape.named[name] { return (shape, .none) }
    for (ending, around) in [("circle", "circle"), ("square", "square")] {
      if name.hasSuffix(".\(ending).fill"), let area = SymbolShape.named["\(around).fill"] {
        return (SymbolShape.named[String(name.dropLast(ending.count + 6))] ?? .placeholder, .area(area))
      }
      if name.hasSuffix(".\(ending)"), let line = SymbolShape.named[around] {
        return (SymbolShape.named[String(name.dropLast(ending.count + 1))] ?? .placeholder, .line(line))
      }
    }
    // `trash.fill` and the like: the outline will do where the filled form has no drawing of its own.
    if name.hasSuffix(".fill"), let shape = SymbolShape.named[String(name.dropLast(5))] { return (shape, .none) }
    return (.placeholder, .none)
  }

  /// Draws a shape's grid into `rect`, its lines inside the edges.
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
    guard !lines.elements.isEmpty else { return }
    context.record(
      .stroke(
        lines.applying(toRect), style: DrawingCommand.StrokeStyle(width: line, cap: .round, join: .round), color: .black
      ))
  }
}
