// SPDX-License-Identifier: MIT

import CCairo
import CPango
import Foundation
import SystemFont
import Tinamou

/// The open fonts that replace Apple's: Inter for Latin, and Noto Sans CJK for Chinese, Japanese and Korean.
///
/// Fonts are loaded from the standard directories only, without the user's font configuration, so that pictures do not
/// depend on it.
final class FontStack: @unchecked Sendable {
  // Unchecked because all properties are used only while `lock` is held.
  private let map: OpaquePointer?
  private let configuration: OpaquePointer?
  /// The paths of the font files that were added to the standard directories.
  private var files: Set<String> = []
  /// The contexts of texts from left to right and from right to left, made when the first text needs them.
  private var contexts: [Bool: OpaquePointer] = [:]
  private var lines = ShapedLines()
  private let lock = NSRecursiveLock()

  /// The shared instance of the process. Loading the list of fonts is slow.
  static let shared = FontStack()

  private init() {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    configuration = FcConfigCreate()
    let environment = ProcessInfo.processInfo.environment
    // Apps that the command starts have home directories of their own.
    let user = environment["TINAMOU_USER_HOME"] ?? environment["HOME"]
    let home = user.map { "<dir>\($0)/.local/share/fonts</dir>" } ?? ""
    // An unpacked archive brings its fonts along.
    let own = environment["TINAMOU_FONTS"].map { "<dir>\($0)</dir>" } ?? ""
    let text = """
      <fontconfig>\(own)<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>\(home)\
      <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
      """
    if FcConfigParseAndLoadFromMemory(configuration, text, 1) == 1, FcConfigBuildFonts(configuration) == 1, let map {
      pango_fc_font_map_set_config(map, configuration)
    }
  }

  /// Adds the fonts of a file, once.
  private func add(_ path: String) {
    guard let map, files.insert(path).inserted else { return }
    // A file that cannot be added is drawn with the fonts that replace Apple's.
    guard FcConfigAppFontAddFile(configuration, path) == 1 else { return }
    pango_fc_font_map_config_changed(map)
    lines.removeAll()
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    contexts = [:]
  }

  /// Calls `body` with a line of text, fitted to its width. Lines that were drawn lately are not shaped again.
  func withShapedLine(
    _ line: DrawingCommand.TextLine, _ body: (UnsafeMutablePointer<PangoLayoutLine>, ShapedLine.Fit) -> Void
  ) {
    lock.lock()
    defer { lock.unlock() }
    let key = ShapedLines.Key(line)
    if let known = lines[key] {
      if let shaped = pango_layout_get_line(known.layout, 0) { body(shaped, known.fit) }
      return
    }
    guard let layout = makeLayout(line.string, font: line.font, isRightToLeft: line.isRightToLeft) else { return }
    var fit = ShapedLine.Fit()
    let shaped = pango_layout_get_line(layout, 0)
    if let shaped {
      fit = ShapedLine(shaped).fit(
        to: line.width - line.letterSpacing, em: line.font.pointSize, spacing: line.letterSpacing,
        mayAddSpace: !line.string.hasJoinedLetters)
    }
    lines.insert(ShapedLines.Entry(layout: layout, fit: fit), for: key)
    if let shaped { body(shaped, fit) }
  }

  /// The context of texts, unhinted and at 72 dots per inch, so that units are points.
  private func context(isRightToLeft: Bool) -> OpaquePointer? {
    if let made = contexts[isRightToLeft] { return made }
    guard let context = pango_font_map_create_context(map) else { return nil }
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let options = Self.unhinted()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    contexts[isRightToLeft] = context
    return context
  }

  /// Calls `body` with a layout for `text` in `font`, unhinted and at 72 dots per inch, so that units are points.
  func withLayout<Result>(
    _ text: String, font: DrawingCommand.Font, isRightToLeft: Bool, _ body: (OpaquePointer) -> Result
  ) -> Result? {
    lock.lock()
    defer { lock.unlock() }
    guard let layout = makeLayout(text, font: font, isRightToLeft: isRightToLeft) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    return body(layout)
  }

  /// Returns a layout, which the caller owns. The lock must be held.
  private func makeLayout(_ text: String, font: DrawingCommand.Font, isRightToLeft: Bool) -> OpaquePointer? {
    if let file = font.file { add(file) }
    guard let context = context(isRightToLeft: isRightToLeft), let layout = pango_layout_new(context) else {
      return nil
    }
    let description = Self.description(of: font, for: text)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
    if font.hasMonospacedDigits {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    pango_layout_set_text(layout, text, -1)
    return layout
  }

  /// Returns font options with grayscale antialiasing and without hinting of outlines and metrics.
  static func unhinted() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return options
  }

  /// The maximum size of letters, in points: larger ones do not fit into a picture, and Pango uses integers.
  private static let maximumSize = 32767.0

  private static func description(of font: DrawingCommand.Font, for text: String) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families(of: font, for: text).joined(separator: ","))
    let size = min(max(Double(font.pointSize) * glyphScale(of: font, for: text), 0), maximumSize)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(cssWeight(font.weight))))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return description
  }

  /// The height of capitals in the system font and in Inter, in ems.
  private static let capitals = (system: 0.705, inter: 0.727)

  /// Returns the factor by which the glyphs that stand for those of the system font are scaled, so that capitals are as high. The
  /// width of a line remains that of the system font. Glyphs of fonts for other scripts keep their size.
  static func glyphScale(of font: DrawingCommand.Font, for text: String) -> Double {
    let isInter = font.family == nil && (font.design == .system || font.design == .rounded)
    let isEuropean = text.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    return isInter && isEuropean ? capitals.system / capitals.inter : 1
  }

  /// Returns the font families in order of preference.
  static func families(of font: DrawingCommand.Font, for text: String) -> [String] {
    let hasKana = text.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
    let hasHangul = text.unicodeScalars.contains { (0xAC00...0xD7AF).contains($0.value) }
    let region = hasKana ? "JP" : hasHangul ? "KR" : "SC"
    let named = font.family.map { [$0] } ?? []
    switch font.design {
    case .serif: return named + ["Noto Serif", "DejaVu Serif", "Noto Serif CJK \(region)"]
    case .monospaced: return named + ["JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono CJK \(region)"]
    case .system, .rounded:
      // Like Apple's system font, Inter has a display variant with tighter spacing from 20 points.
      let cut = font.pointSize >= 20 ? ["Inter Display", "Inter"] : ["Inter"]
      return named + cut + ["Noto Sans CJK \(region)", "DejaVu Sans"]
    }
  }

  /// Returns UIKit's weight on CSS's scale from 100 to 900.
  static func cssWeight(_ weight: CGFloat) -> Int {
    let steps: [(CGFloat, Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
    return steps.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 400
  }
}
