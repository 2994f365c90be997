// SPDX-License-Identifier: MIT

import Foundation

/// The colors of a symbol's layers: what stands in an enclosure or in a badge comes first, the enclosure and what has the badge second.
enum SymbolColors: Hashable, Sendable {
  case palette([UIColor])
  case hierarchical(UIColor)

  /// The opacity of the second layer of a symbol in shades of one color. Estimated.
  private static let secondaryOpacity: CGFloat = 0.5

  /// The colors in the present traits; `nil` for an empty palette.
  var ink: SymbolInk? {
    switch self {
    case .palette(let colors):
      guard let first = colors.first else { return nil }
      return SymbolInk(primary: first.cgColor, secondary: colors.count > 1 ? colors[1].cgColor : nil)
    case .hierarchical(let color):
      let shade = color.cgColor
      return SymbolInk(
        primary: shade, secondary: shade.copy(alpha: shade.alpha * Self.secondaryOpacity))
    }
  }
}

/// The colors with which a symbol is drawn.
struct SymbolInk {
  /// The stencil of a symbol that has the color of its surroundings.
  static let stencil = SymbolInk(primary: .black, secondary: nil)

  var primary: CGColor
  /// The color of the second layer; `nil` if all is drawn in one color, and filled shapes are cut by what they enclose.
  var secondary: CGColor?
}
