// SPDX-License-Identifier: MIT

import CPango
import Foundation
import SystemFont
import Tinamou

/// Measures text with the fonts with which pictures are drawn, for apps that show their layouts in these fonts.
///
/// The default measurer uses the metrics of an iPhone's fonts and returns the same results on every machine. The
/// results of this one depend on the installed fonts.
public struct PangoTextMeasurer: TextMeasuring {
  /// Creates a measurer with the fonts of this machine.
  public init() {}

  /// Returns the vertical metrics of the first font that replaces `face`, in points.
  public func metrics(of face: FontFace) -> FontMetrics {
    let usual = face.metrics
    let font = DrawingCommand.Font(face)
    return FontStack.shared.withLayout("x", font: font, isRightToLeft: false) { layout -> FontMetrics in
      guard let context = pango_layout_get_context(layout),
        let metrics = pango_context_get_metrics(context, pango_layout_get_font_description(layout), nil)
      else { return usual }
      defer { pango_font_metrics_unref(metrics) }
      let unit = Double(PANGO_SCALE)
      return FontMetrics(
        ascender: Double(pango_font_metrics_get_ascent(metrics)) / unit,
        descender: -Double(pango_font_metrics_get_descent(metrics)) / unit, leading: 0,
        capHeight: usual.capHeight, xHeight: usual.xHeight)
    } ?? usual
  }

  /// Appends the advance of each scalar, in points. A scalar that combines with the preceding one has an advance of 0.
  public func appendAdvances(
    of scalars: ArraySlice<Unicode.Scalar>, in face: FontFace, to advances: inout [Double]
  ) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    var widths = [Double](repeating: 0, count: String(text).utf8.count + 1)
    _ = FontStack.shared.withLayout(String(text), font: DrawingCommand.Font(face), isRightToLeft: false) { layout in
      guard let line = pango_layout_get_line(layout, 0) else { return }
      Self.addWidths(of: line, to: &widths)
    }
    var offset = 0
    for scalar in scalars {
      advances.append(widths[offset])
      offset += UTF8.width(scalar)
    }
  }

  /// Adds the width of each glyph at the byte index at which its cluster starts.
  private static func addWidths(of line: UnsafeMutablePointer<PangoLayoutLine>, to widths: inout [Double]) {
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = run.pointee.item, let glyphs = run.pointee.glyphs, let infos = glyphs.pointee.glyphs,
        let clusters = glyphs.pointee.log_clusters
      else { continue }
      for i in 0..<Int(glyphs.pointee.num_glyphs) {
        let byte = Int(item.pointee.offset) + Int(clusters[i])
        if widths.indices.contains(byte) { widths[byte] += Double(infos[i].geometry.width) / Double(PANGO_SCALE) }
      }
    }
  }
}

extension DrawingCommand.Font {
  /// Creates the font for a face of the text measurer.
  init(_ face: FontFace) {
    let design: Design =
      switch face.family {
      case .serif: .serif
      case .monospaced: .monospaced
      case .rounded: .rounded
      default: .system
      }
    self.init(
      family: face.file?.names.family ?? face.free?.familyName, pointSize: CGFloat(face.size),
      weight: CGFloat(face.weight.rawValue),
      isItalic: face.posture == .italic,
      hasMonospacedDigits: face.digits == .monospaced, design: design, file: face.file?.path)
  }
}
