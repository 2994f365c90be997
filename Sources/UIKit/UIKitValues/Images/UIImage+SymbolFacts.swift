// SPDX-License-Identifier: MIT

extension UIImage {
  /// The name, the point size and the weight of a symbol; `nil` for other images.
  package var symbolFacts: (name: String, pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale)? {
    guard let name = properties.symbolName, let symbol = properties.symbol else { return nil }
    return (name, symbol.pointSize, symbol.weight, symbol.scale)
  }
}
