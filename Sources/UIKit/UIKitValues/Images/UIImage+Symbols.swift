// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel
import SystemFont

extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The weight of a symbol's lines. Raw values are UIKit's.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Creates the weight of symbols that belongs to text of a weight.
    init(_ weight: FontWeight) {
      let weights: [(FontWeight, SymbolWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      self = weights.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }?.1 ?? .regular
    }

    /// The line width, as a fraction of the font size.
    var thickness: CGFloat {
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

    var factor: CGFloat { self == .small ? 0.79 : self == .large ? 1.28 : 1 }
  }

  /// The size, weight and scale of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The colors of the symbol's layers; `nil` for a template in one color.
    let colors: SymbolColors?

    /// Creates a configuration for text of `pointSize` points; 17 points if that is `nil`.
    init(size pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, colors: SymbolColors? = nil) {
      (self.pointSize, self.weight, self.scale, self.colors) = (pointSize, weight, scale, colors)
      super.init()
    }

    /// Creates a configuration with a palette of colors: the first is that of what stands in an enclosure or a badge, the second that
    /// of the enclosure, or of what has the badge.
    ///
    /// Differs from UIKit: other symbols have one layer, which is drawn in the first color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, weight: .unspecified, scale: .unspecified, colors: .palette(paletteColors))
    }

    /// Creates a configuration with shades of a color: an enclosure, or what has a badge, is drawn with half of its opacity.
    ///
    /// Differs from UIKit: other symbols have one layer, which is drawn in the color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, weight: .unspecified, scale: .unspecified, colors: .hierarchical(hierarchicalColor))
    }

    /// Returns a configuration for symbols in colors of their own.
    ///
    /// Differs from UIKit: symbols have no colors of their own here, and are drawn in that of the view.
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

    /// Returns a configuration for symbols in one color, that of the view.
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

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

    /// Creates a configuration for text in a style.
    ///
    /// Differs from UIKit: the size is that of the content size category at the time of the call.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    /// Creates a configuration for text in a style, with a scale.
    ///
    /// Differs from UIKit: the size is that of the content size category at the time of the call.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration for text in a font, with its size and weight.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration for text in a font, with its size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, weight: SymbolWeight(font.face.weight), scale: scale)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, weight: .unspecified, scale: scale) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight, scale: .unspecified) }

    /// Returns whether another configuration has the same size, weight, scale and colors.
    open func isEqual(to configuration: SymbolConfiguration?) -> Bool {
      guard let other = configuration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && colors == other.colors
    }

    open override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }
    open override var hash: Int { [Int(pointSize ?? -1), weight.rawValue, scale.rawValue].hashValue }
  }

  /// Creates the symbol with the given name.
  ///
  /// The result is `nil`, and a message is written to `LayoutLog` once, if SF Symbols 6 has no symbol of this name. Names of
  /// earlier versions are known, too.
  ///
  /// Differs from UIKit: about 280 shapes and their variants are drawn by original work, and some 1,000 by icons of free sets, if
  /// those are installed. A name that continues one of these is drawn like it, and a box with a dot stands for the others. Sizes have the proportions of Apple's symbols but are not exact. Names that came with later versions result in `nil`;
  /// in apps that `tinamou run` or `tinamou preview` shows, in the box, because many apps end without the image.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates the symbol with the given name and a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolShape.all[name] != nil || SymbolNames.contains(name) else {
      SymbolWarnings.warn(ofUnknownName: name)
      guard SymbolWarnings.drawsUnknownSymbols else { return nil }
      self.init(symbol: name, configuration: configuration)
      return
    }
    self.init(symbol: name, configuration: configuration)
  }

  /// Creates a symbol of any name. A box with a dot stands for a name that has no drawing.
  package convenience init(symbol name: String, configuration: Configuration? = nil) {
    let symbol = configuration as? SymbolConfiguration ?? SymbolConfiguration(scale: .medium)
    self.init(properties: SymbolDrawing(name: name, configuration: symbol).properties)
  }

  /// The words for a symbol in the description of its image view; `nil` for other images.
  ///
  /// Source: Facts, “Recorded snapshots”.
  package var symbolDescription: String? {
    guard let name = properties.symbolName else { return nil }
    let numbers = [size.width, size.height, scale].map { String(format: "%g", Double($0)) }
    return "<UIImage symbol \"\(name)\"; (\(numbers[0]) \(numbers[1]))@\(numbers[2]){2}>"
  }

  /// Returns the symbol with a value from 0 to 1 that says how many of its layers are shown.
  func symbol(withValue value: Double) -> UIImage? {
    guard let name = properties.symbolName, let symbol = properties.symbol else { return nil }
    return UIImage(properties: SymbolDrawing(name: name, configuration: symbol, value: value).properties)
  }

  /// Returns the symbol with another configuration; this image if it is not a symbol.
  func symbol(with configuration: Configuration) -> UIImage {
    guard let name = properties.symbolName, let old = properties.symbol,
      let symbol = configuration as? SymbolConfiguration
    else { return self }
    var new = SymbolDrawing(name: name, configuration: symbol, value: properties.symbolValue).properties
    (new.renderingMode, new.tint) = (properties.renderingMode, properties.tint)
    let hasOwnInsets = properties.alignmentRectInsets != SymbolDrawing(name: name, configuration: old).alignmentInsets
    if hasOwnInsets { new.alignmentRectInsets = properties.alignmentRectInsets }
    return UIImage(properties: new)
  }
}

extension UIImage.SymbolConfiguration {
  /// Returns this configuration with the values that `other` specifies.
  public func applying(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors ?? colors)
  }
}

extension UIImage {
  /// The name, the point size and the weight of a symbol; `nil` for other images.
  package var symbolFacts: (name: String, pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale)? {
    guard let name = properties.symbolName, let symbol = properties.symbol else { return nil }
    return (name, symbol.pointSize, symbol.weight, symbol.scale)
  }
}

extension UIImage.SymbolWeight: NamedCases {
  package static var kindOfValue: String { "a symbol weight" }
  package static var namedCases: [(name: String, value: UIImage.SymbolWeight)] {
    [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
  }
}
