// SPDX-License-Identifier: MIT

import Foundation

/// Draws the parts of a symbol into a context.
struct SymbolPainter {
  let context: CGContext
  let ink: SymbolInk
  /// The length of an em in the symbol, in points.
  let em: CGFloat
  /// The layers of which only some are shown; `nil` if all are.
  let layers: SymbolLayers?

  /// The lines of icons have about the width of a symbol's lines in this weight.
  private static let weightOfIcons = UIImage.SymbolWeight.regular

  func draw(_ parts: SymbolDrawing.Parts, in rect: CGRect, line: CGFloat) {
    switch parts {
    case .shape(let shape): draw(shape, in: rect, line: line, color: ink.primary)
    case .enclosed(let shape, let enclosure): draw(shape, in: enclosure, rect, line: line)
    case .badge(let mark, let base): draw(base, with: mark, rect, line: line)
    }
  }

  // MARK: Parts

  private func draw(_ shape: SymbolShape, in enclosure: SymbolDrawing.Enclosure, _ rect: CGRect, line: CGFloat) {
    draw(enclosure.shape, in: rect, line: line, color: ink.secondary ?? ink.primary)
    let room = room(for: shape, min(rect.width, rect.height) * enclosure.room, at: CGPoint(x: rect.midX, y: rect.midY))
    if enclosure.isFilled { erasing { draw(shape, in: room, line: line, color: ink.primary) } }
    if !enclosure.isFilled || ink.secondary != nil { draw(shape, in: room, line: line, color: ink.primary) }
  }

  /// Draws a dot at the top, or a mark at the bottom.
  private func draw(_ base: SymbolShape, with mark: SymbolShape, _ rect: CGRect, line: CGFloat) {
    draw(base, in: rect, line: line, color: ink.secondary ?? ink.primary)
    let isDot = mark.isEmpty
    let length = min(rect.width, rect.height) * (isDot ? 0.38 : 0.55)
    let corner = CGRect(x: rect.maxX - length, y: isDot ? rect.minY : rect.maxY - length, width: length, height: length)
    let circle = DrawingCommand.Path(ellipseIn: corner)
    erasing {
      fill(circle, color: ink.primary)
      stroke(circle, line: line * 2, color: ink.primary)
    }
    fill(circle, color: ink.primary)
    erasing {
      let room = room(for: mark, length * 0.55, at: CGPoint(x: corner.midX, y: corner.midY))
      draw(mark, in: room, line: line * 0.8, color: ink.primary)
    }
  }

  /// The rectangle around `center` with the proportions of a shape whose longer side is `length`.
  private func room(for shape: SymbolShape, _ length: CGFloat, at center: CGPoint) -> CGRect {
    let fit = length / max(shape.size.width, shape.size.height)
    let size = CGSize(width: shape.size.width * fit, height: shape.size.height * fit)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Shapes

  /// Draws a shape, scaled so that its lines stay inside `rect`.
  private func draw(_ shape: SymbolShape, in rect: CGRect, line: CGFloat, color: CGColor) {
    let lines = SymbolShape.path(shape.lines), areas = SymbolShape.path(shape.areas)
    let grid = lines.bounds.union(areas.bounds).union(shape.icon?.bounds ?? .null)
    guard grid.width > 0 || grid.height > 0 else { return }
    let room =
      shape.lines.isEmpty ? rect : rect.insetBy(dx: min(line / 2, rect.width / 2), dy: min(line / 2, rect.height / 2))
    let fits = [
      grid.width > 0 ? room.width / grid.width : nil, grid.height > 0 ? room.height / grid.height : nil,
    ].compactMap { $0 }
    let scale = fits.min() ?? 1
    let toRect = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - grid.midX * scale, ty: rect.midY - grid.midY * scale)
    if let layers {
      draw(layers.split(shape), toRect, line: line, color: color)
      return
    }
    fill(areas.applying(toRect), color: color)
    for area in shape.icon?.areas ?? [] {
      fill(area.path.applying(toRect), rule: area.rule, color: color)
      // A heavier weight has wider lines.
      let excess = line - Self.weightOfIcons.thickness * em
      if excess > 0 { stroke(area.path.applying(toRect), line: excess, color: color) }
    }
    erasing { stroke(SymbolShape.path(shape.cuts).applying(toRect), line: line, color: color) }
    stroke(lines.applying(toRect), line: line, color: color)
  }

  private func draw(_ pieces: [SymbolLayers.Piece], _ toRect: CGAffineTransform, line: CGFloat, color: CGColor) {
    for piece in pieces {
      let shade = piece.isShown ? color : color.withAlpha(color.alpha * SymbolLayers.opacityOfHidden)
      let path = piece.path.applying(toRect)
      if piece.isLine { stroke(path, line: line, color: shade) } else { fill(path, rule: piece.rule, color: shade) }
    }
  }

  // MARK: Paths

  private func fill(_ path: DrawingCommand.Path, rule: CGPathFillRule = .winding, color: CGColor) {
    guard !path.elements.isEmpty else { return }
    context.record(.fill(path, rule: rule, color: color))
  }

  private func stroke(_ path: DrawingCommand.Path, line: CGFloat, color: CGColor) {
    guard !path.elements.isEmpty else { return }
    context.record(
      .stroke(path, style: DrawingCommand.StrokeStyle(width: line, cap: .round, join: .round), color: color))
  }

  /// Draws so that what had been drawn is removed.
  private func erasing(_ draw: () -> Void) {
    context.saveGState()
    context.setBlendMode(.destinationOut)
    draw()
    context.restoreGState()
  }
}
