// SPDX-License-Identifier: MIT

import Foundation

/// The drawing of a symbol at a size and weight: a shape, in another one or with a badge.
struct SymbolDrawing {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  /// The value from 0 to 1 that says how many layers of a symbol with variable layers are shown; `nil` for all.
  var value: Double?

  /// A shape around another one.
  struct Enclosure {
    let shape: SymbolShape
    let isFilled: Bool
    /// The longer side of what it encloses, as a fraction of its shorter side.
    let room: CGFloat
  }

  /// The parts of a symbol.
  enum Parts {
    case shape(SymbolShape)
    case enclosed(SymbolShape, in: Enclosure)
    case badge(SymbolShape, on: SymbolShape)

    /// Whether a box stands for a part that has no drawing.
    var hasPlaceholder: Bool {
      switch self {
      case .shape(let shape), .enclosed(let shape, in: _), .badge(let shape, on: _): shape.isPlaceholder
      }
    }

    /// The shape that has the size of the symbol.
    var outer: SymbolShape {
      switch self {
      case .shape(let shape), .badge(_, let shape): shape
      case .enclosed(_, let enclosure): enclosure.shape
      }
    }
  }

  /// The image of the symbol.
  var properties: UIImage.Properties {
    let parts = shownParts, size = size(of: parts)
    return UIImage.Properties(
      content: .commands(commands(ink: .stencil)),
      pixels: (Int(saturating: Double(size.width * 3)), Int(saturating: Double(size.height * 3))), size: size, scale: 3,
      alignmentRectInsets: alignmentInsets(of: size), baselineOffset: size.height * 0.2, symbol: configuration,
      symbolName: name, symbolValue: value, undrawnSymbol: undrawn(parts))
  }

  /// Returns the drawing in given colors.
  func commands(ink: SymbolInk) -> [DrawingCommand] {
    let parts = shownParts, context = CGContext()
    let layers = value.flatMap { SymbolLayers(of: name, value: $0) }
    let painter = SymbolPainter(context: context, ink: ink, em: em, layers: layers)
    painter.draw(parts, in: room(for: parts, size(of: parts)), line: configuration.weight.thickness * em)
    return context.commands
  }

  /// The shape that is drawn in place of the symbol, or of what it encloses; `nil` if it has a drawing.
  private func undrawn(_ parts: Parts) -> UndrawnSymbol? {
    if parts.hasPlaceholder { return .placeholder }
    let drawn = self.parts == nil ? name : enclosedName?.inner
    guard let drawn, SymbolShape.named(drawn) == nil else { return nil }
    return standIn(for: drawn).map { .standIn($0.name) }
  }

  // MARK: Size

  /// The size of the text to which the symbol belongs, in points.
  private var pointSize: CGFloat { configuration.pointSize ?? 17 }
  /// The length of an em in the symbol, in points.
  private var em: CGFloat { pointSize * configuration.scale.factor }

  /// The size of the symbol: whole pixels, at three pixels per point.
  private func size(of parts: Parts) -> CGSize {
    func pixels(_ length: CGFloat) -> CGFloat { (length * em * 3).rounded() / 3 }
    let ems = SymbolSizes.recorded(name) ?? parts.outer.size
    return CGSize(width: pixels(ems.width), height: pixels(ems.height))
  }

  /// The insets of the alignment rectangle, which is as high as a line of the text whatever the scale of the symbol, and at the
  /// same center; in whole pixels.
  var alignmentInsets: UIEdgeInsets { alignmentInsets(of: size(of: shownParts)) }

  private func alignmentInsets(of size: CGSize) -> UIEdgeInsets {
    let line = (UIFont.systemFont(ofSize: pointSize).lineHeight * 3).rounded(.up)
    let pixels = (size.height * 3).rounded() - line
    let top = (pixels / 2).rounded(.down)
    return UIEdgeInsets(top: top / 3, left: 0, bottom: (pixels - top) / 3, right: 0)
  }

  /// The rectangle in which the parts are drawn, in the middle of an image of a size.
  private func room(for parts: Parts, _ size: CGSize) -> CGRect {
    let image = CGRect(origin: .zero, size: size)
    guard let drawn = parts.outer.drawnSize else { return image }
    return image.insetBy(
      dx: max((size.width - drawn.width * em) / 2, 0), dy: max((size.height - drawn.height * em) / 2, 0))
  }

  // MARK: Parts

  /// The shapes whose names end the names of what they enclose, and the room in them.
  private static let rooms: [Substring: CGFloat] = [
    "circle": 0.5, "square": 0.5, "rectangle": 0.5, "diamond": 0.36, "octagon": 0.5, "triangle": 0.4, "shield": 0.42,
    "seal": 0.42, "app": 0.5, "bubble": 0.45, "hexagon": 0.45,
  ]

  /// The parts, or those of what stands for them, or a box with a dot.
  private var shownParts: Parts { parts ?? .shape(standIn(for: name)?.shape ?? .placeholder) }

  /// The shape of "figure.fishing" is that of "figure": the longest beginning of a name that has one.
  private func standIn(for name: String) -> (name: String, shape: SymbolShape)? {
    var words = SymbolNames.current(name).split(separator: ".").dropLast()
    while !words.isEmpty {
      let beginning = words.joined(separator: ".")
      // A letter or a number says nothing without what it stands for.
      if Int(beginning) == nil, beginning.count > 1, let shape = SymbolShape.named(beginning) {
        return (beginning, shape)
      }
      words = words.dropLast()
    }
    return nil
  }

  private var parts: Parts? {
    if let shape = SymbolShape.named(name) { return .shape(shape) }
    return enclosed ?? badged ?? numbered
  }

  /// The parts of "a.circle" or "plus.square.fill".
  private var enclosed: Parts? {
    guard let (inner, enclosure) = enclosedName else { return nil }
    return .enclosed(SymbolShape.named(inner) ?? standIn(for: inner)?.shape ?? .placeholder, in: enclosure)
  }

  /// The "a" of "a.circle", and the circle.
  private var enclosedName: (inner: String, enclosure: Enclosure)? {
    let isFilled = name.hasSuffix(".fill")
    let words = (isFilled ? String(name.dropLast(5)) : name).split(separator: ".")
    guard let last = words.last, words.count > 1, let room = Self.rooms[last],
      let shape = SymbolShape.named(isFilled ? "\(last).fill" : String(last))
    else { return nil }
    return (words.dropLast().joined(separator: "."), Enclosure(shape: shape, isFilled: isFilled, room: room))
  }

  /// The parts of "folder.badge.plus" or "bell.badge.fill".
  private var badged: Parts? {
    let isFilled = name.hasSuffix(".fill")
    let words = (isFilled ? String(name.dropLast(5)) : name).split(separator: ".")
    guard let badge = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), badge > 0,
      let base = SymbolShape.named(words[..<badge].joined(separator: ".") + (isFilled ? ".fill" : ""))
    else { return nil }
    let mark = words[(badge + 1)...].joined(separator: ".")
    return .badge(mark.isEmpty ? SymbolShape() : SymbolShape.named(mark) ?? .placeholder, on: base)
  }

  /// The parts of "gobackward.15", which is now named "15.arrow.trianglehead.counterclockwise".
  private var numbered: Parts? {
    let words = SymbolNames.current(name).split(separator: ".")
    guard let number = words.first, words.count > 1, number.allSatisfy(\.isNumber),
      let digits = SymbolShape.characters(String(number)),
      let arrow = SymbolShape.named(words.dropFirst().joined(separator: "."))
    else { return nil }
    return .enclosed(digits, in: Enclosure(shape: arrow, isFilled: false, room: 0.36))
  }
}

/// The stand-in for a symbol without a drawing of its own.
enum UndrawnSymbol: Hashable, Sendable {
  /// As a box with a dot.
  case placeholder
  /// As another symbol.
  case standIn(String)
}
