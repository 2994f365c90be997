// SPDX-License-Identifier: MIT

import Foundation

/// The drawing of a symbol at a size and weight: a shape, in another one or with a badge.
struct SymbolDrawing {
  let name: String
  let configuration: UIImage.SymbolConfiguration

  /// A shape around another one.
  private struct Enclosure {
    let shape: SymbolShape
    let isFilled: Bool
    /// The longer side of what it encloses, as a fraction of its shorter side.
    let room: CGFloat
  }

  /// The parts of a symbol.
  private enum Parts {
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
    let context = CGContext()
    draw(parts, in: room(for: parts, size), line: configuration.weight.thickness * em, context)
    return UIImage.Properties(
      content: .commands(context.commands),
      pixels: (Int(saturating: Double(size.width * 3)), Int(saturating: Double(size.height * 3))), size: size, scale: 3,
      alignmentRectInsets: alignmentInsets(of: size), baselineOffset: size.height * 0.2, symbol: configuration,
      symbolName: name, hasPlaceholder: parts.hasPlaceholder)
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

  // MARK: Parts

  /// The shapes whose names end the names of what they enclose, and the room in them.
  private static let rooms: [Substring: CGFloat] = [
    "circle": 0.5, "square": 0.5, "rectangle": 0.5, "diamond": 0.36, "octagon": 0.5, "triangle": 0.4, "shield": 0.42,
    "seal": 0.42, "app": 0.5, "bubble": 0.45, "hexagon": 0.45,
  ]

  /// The parts, or a box with a dot.
  private var shownParts: Parts { parts ?? .shape(.placeholder) }

  private var parts: Parts? {
    if let shape = SymbolShape.named(name) { return .shape(shape) }
    return enclosed ?? badged ?? numbered
  }

  /// The parts of "a.circle" or "plus.square.fill".
  private var enclosed: Parts? {
    let isFilled = name.hasSuffix(".fill")
    let words = (isFilled ? String(name.dropLast(5)) : name).split(separator: ".")
    guard let last = words.last, words.count > 1, let room = Self.rooms[last],
      let enclosure = SymbolShape.named(isFilled ? "\(last).fill" : String(last))
    else { return nil }
    let inner = words.dropLast().joined(separator: ".")
    return .enclosed(
      SymbolShape.named(inner) ?? .placeholder, in: Enclosure(shape: enclosure, isFilled: isFilled, room: room))
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

  // MARK: Drawing

  /// The rectangle in which the parts are drawn, in the middle of an image of a size.
  private func room(for parts: Parts, _ size: CGSize) -> CGRect {
    let image = CGRect(origin: .zero, size: size)
    guard let drawn = parts.outer.drawnSize else { return image }
    return image.insetBy(
      dx: max((size.width - drawn.width * em) / 2, 0), dy: max((size.height - drawn.height * em) / 2, 0))
  }

  private func draw(_ parts: Parts, in rect: CGRect, line: CGFloat, _ context: CGContext) {
    switch parts {
    case .shape(let shape): draw(shape, in: rect, line: line, context)
    case .enclosed(let shape, let enclosure):
      draw(enclosure.shape, in: rect, line: line, context)
      if enclosure.isFilled { context.setBlendMode(.destinationOut) }
      draw(
        shape,
        in: room(for: shape, min(rect.width, rect.height) * enclosure.room, at: CGPoint(x: rect.midX, y: rect.midY)),
        line: line, context)
    case .badge(let mark, let base):
      draw(base, in: rect, line: line, context)
      let isDot = mark.lines.isEmpty && mark.areas.isEmpty
      let length = min(rect.width, rect.height) * (isDot ? 0.38 : 0.55)
      // A dot is at the top, a mark at the bottom.
      let corner = CGRect(
        x: rect.maxX - length, y: isDot ? rect.minY : rect.maxY - length, width: length, height: length)
      let circle = DrawingCommand.Path(ellipseIn: corner)
      erase(circle, line: line, context)
      context.recordFill(circle, rule: .winding)
      context.setBlendMode(.destinationOut)
      draw(
        mark, in: room(for: mark, length * 0.55, at: CGPoint(x: corner.midX, y: corner.midY)), line: line * 0.8, context
      )
    }
  }

  /// The rectangle around `center` with the proportions of a shape whose longer side is `length`.
  private func room(for shape: SymbolShape, _ length: CGFloat, at center: CGPoint) -> CGRect {
    let fit = length / max(shape.size.width, shape.size.height)
    let size = CGSize(width: shape.size.width * fit, height: shape.size.height * fit)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
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

  /// Removes what has been drawn inside a path and next to it.
  private func erase(_ path: DrawingCommand.Path, line: CGFloat, _ context: CGContext) {
    context.saveGState()
    context.setBlendMode(.destinationOut)
    context.recordFill(path, rule: .winding)
    context.restoreGState()
    stroke(path, line: line * 2, blendMode: .destinationOut, context)
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
