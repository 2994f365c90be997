// SPDX-License-Identifier: MIT

import Foundation

/// The layers of a symbol of which a value from 0 to 1 shows some, such as the waves of a loudspeaker.
struct SymbolLayers {
  /// A part of a drawing.
  struct Piece {
    let path: DrawingCommand.Path
    let isLine: Bool
    let rule: CGPathFillRule
    var isShown = true
  }

  /// The direction in which layers follow one another.
  private enum Order { case rightward, upward, outward }

  /// The opacity of layers that the value does not show. Estimated.
  static let opacityOfHidden: CGFloat = 0.3

  /// The beginnings of the names of symbols with such layers; whether closed parts belong to them, or always show.
  private static let symbols: [(beginning: String, order: Order, hasClosedLayers: Bool)] = [
    ("wifi", .upward, false), ("speaker.wave", .rightward, false), ("cellularbars", .rightward, true),
    ("chart.bar", .rightward, true), ("waveform", .rightward, true),
    ("dot.radiowaves.left.and.right", .outward, false), ("antenna.radiowaves.left.and.right", .outward, false),
  ]

  private let order: Order
  private let hasClosedLayers: Bool
  private let value: Double

  /// Creates the layers of a symbol; `nil` if it has none.
  init?(of name: String, value: Double) {
    guard let symbol = Self.symbols.first(where: { name == $0.beginning || name.hasPrefix($0.beginning + ".") }) else {
      return nil
    }
    (order, hasClosedLayers, self.value) = (symbol.order, symbol.hasClosedLayers, value)
  }

  /// Returns the parts of a shape. Of n layers, the first is shown for values above 0, the next for those above 1 / n, and so on.
  func split(_ shape: SymbolShape) -> [Piece] {
    var pieces = Self.subpaths(of: SymbolShape.path(shape.areas)).map {
      Piece(path: $0, isLine: false, rule: .winding)
    }
    for area in shape.icon?.areas ?? [] {
      pieces += Self.subpaths(of: area.path).map { Piece(path: $0, isLine: false, rule: area.rule) }
    }
    pieces += Self.subpaths(of: SymbolShape.path(shape.lines)).map { Piece(path: $0, isLine: true, rule: .winding) }
    let layers = pieces.indices.filter { hasClosedLayers || pieces[$0].path.elements.last != .close }
    // Parts at the same place, such as waves on both sides, are one layer.
    let places = Set(layers.map { place(of: pieces[$0]) }).sorted()
    for index in layers {
      guard let layer = places.firstIndex(of: place(of: pieces[index])) else { continue }
      pieces[index].isShown = value > Double(layer) / Double(places.count)
    }
    return pieces
  }

  private func place(of piece: Piece) -> CGFloat {
    let bounds = piece.path.bounds
    switch order {
    case .rightward: return bounds.minX.rounded()
    case .upward: return -bounds.maxY.rounded()
    case .outward: return abs(bounds.midX - 12).rounded()
    }
  }

  private static func subpaths(of path: DrawingCommand.Path) -> [DrawingCommand.Path] {
    var result: [DrawingCommand.Path] = []
    for element in path.elements {
      if case .move = element { result.append(DrawingCommand.Path()) }
      if !result.isEmpty { result[result.count - 1].elements.append(element) }
    }
    return result
  }
}
