// SPDX-License-Identifier: MIT

import CCairo
import CPango
import Foundation
import Tinamou

/// Draws lines of text with Pango, each fitted to its width from layout.
final class TextPainter {
  private let fonts = FontStack.shared

  /// The maximum size of drawn letters, in pixels: three times the side of the largest picture. The rasterizer fails on much
  /// larger ones, of which a picture could only show the inside of a stroke.
  private static let maximumPixelSize = 98304.0

  /// Draws `line` in Cairo's current color. `alpha` applies to its decorations, which have separate colors.
  func draw(_ line: DrawingCommand.TextLine, on cairo: OpaquePointer, alpha: CGFloat) {
    let text = line.string
    guard !text.allSatisfy(\.isWhitespace), line.font.pointSize > 0, line.origin.x.isFinite, line.origin.y.isFinite,
      line.width.isFinite
    else { return drawDecorations(line, on: cairo, alpha) }
    fonts.withShapedLine(line) { shaped, fit in
      let size = Double(line.font.pointSize) * max(fit.stretch.magnitude, 1) * Self.pixelsPerPoint(on: cairo)
      guard size <= Self.maximumPixelSize else { return }
      cairo_save(cairo)
      cairo_translate(cairo, Double(line.origin.x), Double(line.origin.y))
      cairo_scale(cairo, fit.stretch, 1)
      let options = FontStack.unhinted()
      cairo_set_font_options(cairo, options)
      cairo_font_options_destroy(options)
      cairo_move_to(cairo, 0, 0)
      pango_cairo_show_layout_line(cairo, shaped)
      for character in fit.unknownCharacters { DrawingWarnings.warn(ofMissingCharacter: character) }
      for extent in fit.unknown { drawUnknown(in: extent, em: line.font.pointSize, on: cairo) }
      cairo_restore(cairo)
    }
    drawDecorations(line, on: cairo, alpha)
  }

  /// The number of pixels of a point along the axis on which it is greater.
  private static func pixelsPerPoint(on cairo: OpaquePointer) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
  }

  /// Draws a small rounded rectangle for a character that no font contains.
  private func drawUnknown(in extent: (x: Double, width: Double), em: CGFloat, on cairo: OpaquePointer) {
    let side = min(extent.width, Double(em) * 0.9) * 0.86
    let (x, y, r) = (extent.x + (extent.width - side) / 2, -side * 0.92, side * 0.28)
    cairo_new_path(cairo)
    cairo_arc(cairo, x + side - r, y + r, r, -.pi / 2, 0)
    cairo_arc(cairo, x + side - r, y + side - r, r, 0, .pi / 2)
    cairo_arc(cairo, x + r, y + side - r, r, .pi / 2, .pi)
    cairo_arc(cairo, x + r, y + r, r, .pi, 1.5 * .pi)
    cairo_close_path(cairo)
    cairo_set_line_width(cairo, Double(em) * 0.07)
    cairo_stroke(cairo)
  }

  private func drawDecorations(_ line: DrawingCommand.TextLine, on cairo: OpaquePointer, _ alpha: CGFloat) {
    for stroke in TextDecorations(line).strokes {
      let c = stroke.color
      cairo_save(cairo)
      cairo_set_source_rgba(cairo, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha * alpha))
      cairo_set_line_width(cairo, Double(stroke.thickness))
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
      cairo_set_dash(cairo, stroke.dash.map(Double.init), Int32(stroke.dash.count), 0)
      cairo_move_to(cairo, Double(line.origin.x), Double(stroke.y))
      cairo_line_to(cairo, Double(line.origin.x + line.width), Double(stroke.y))
      cairo_stroke(cairo)
      cairo_restore(cairo)
    }
  }
}

extension String {
  /// Whether the text contains a script whose letters are connected, such as Arabic or Devanagari. Letter spacing would
  /// separate them.
  var hasJoinedLetters: Bool {
    unicodeScalars.contains { (0x0600...0x07FF).contains($0.value) || (0x0900...0x0DFF).contains($0.value) }
  }
}
