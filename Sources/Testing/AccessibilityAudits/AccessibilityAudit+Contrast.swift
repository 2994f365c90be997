// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Tinamou

extension AccessibilityAudit {
  /// The limits of the ratio between text and what is behind it.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, success criterion 1.4.3.
  private enum Limit {
    static let text = 4.5
    static let largeText = 3.0
    /// The size from which text is large, in points: of any text, and of bold text.
    static let large: (any: CGFloat, bold: CGFloat) = (18, 14)
  }

  /// Texts with too little contrast, measured on the picture of the screen: the pixels with the text against those without any text.
  var contrastIssues: [Issue] {
    let shown = texts.filter { !isDisabled($0.view) }
    guard !shown.isEmpty else { return [] }
    let options = Picture.Options(scale: 3)
    let picture = Picture(of: root, options: options)
    guard let front = try? picture.rasterized(), let back = try? picture.withoutTexts.rasterized() else { return [] }
    let measure = ContrastMeasure(front: front, back: back, pixelsPerPoint: picture.scale)
    return shown.compactMap { view, _ in
      guard let rect = ShownText.rect(of: view),
        let contrast = measure.contrast(in: view.convert(rect, to: root).intersection(root.bounds))
      else { return nil }
      let limit = isLarge(view) ? Limit.largeText : Limit.text
      if contrast.highest < limit {
        return issue(
          .contrast, .lowContrast, view,
          "has a contrast of \(Self.ratio(contrast.highest)) with what is behind it; at least \(Self.ratio(limit)) is needed",
          "darken or lighten the text, or what is behind it")
      }
      guard contrast.lowest < limit else { return nil }
      return issue(
        .contrast, .lowContrast, view, "is over light and dark parts, so that its contrast cannot be told",
        "put the text on a color of its own", severity: .note)
    }
  }

  private func isDisabled(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
  }

  private func isLarge(_ view: UIView) -> Bool {
    guard let font = Self.font(of: view) else { return false }
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= (isBold ? Limit.large.bold : Limit.large.any)
  }

  private static func ratio(_ value: Double) -> String {
    let rounded = (value * 10).rounded(.down) / 10
    return "\(rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"):1"
  }
}

extension Picture {
  /// The picture without its texts.
  fileprivate var withoutTexts: Picture {
    let rest = commands.filter { if case .text = $0 { false } else { true } }
    return Picture(size: size, scale: scale, commands: rest)
  }
}

/// The contrast of what a picture shows in front of another one.
struct ContrastMeasure {
  let front: PixelImage
  let back: PixelImage
  let pixelsPerPoint: CGFloat

  /// The ratios between the color of the text and the colors behind it; `nil` if no pixel of a text is there.
  func contrast(in rect: CGRect) -> (lowest: Double, highest: Double)? {
    let columns = pixels(rect.minX, rect.maxX, front.width)
    let rows = pixels(rect.minY, rect.maxY, front.height)
    // The middle of a stroke has the color of the text; its edges are mixed with what is behind.
    var best: (difference: Double, pixel: UInt32)?
    var behind: (dark: Double, light: Double)?
    for y in rows {
      for x in columns where front[x, y] != back[x, y] {
        let (text, ground) = (front[x, y], back[x, y])
        let luminance = Self.luminance(of: ground)
        behind = behind.map { (min($0.dark, luminance), max($0.light, luminance)) } ?? (luminance, luminance)
        let difference = Self.distance(text, ground)
        if difference > best?.difference ?? 0 { best = (difference, text) }
      }
    }
    guard let best, let behind else { return nil }
    let text = Self.luminance(of: best.pixel)
    let ratios = [behind.dark, behind.light].map { Self.ratio(text, $0) }
    let crosses = behind.dark <= text && text <= behind.light
    return (crosses && behind.light - behind.dark > 0.02 ? 1 : min(ratios[0], ratios[1]), max(ratios[0], ratios[1]))
  }

  private func pixels(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
    guard start.isFinite, end.isFinite, start < end else { return 0..<0 }
    let first = max(0, min(limit, Int((start * pixelsPerPoint).rounded(.down))))
    return first..<max(first, min(limit, Int((end * pixelsPerPoint).rounded(.up))))
  }

  private static func channels(_ pixel: UInt32) -> [Double] {
    [16, 8, 0].map { Double((pixel >> $0) & 0xFF) / 255 }
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Double {
    zip(channels(first), channels(second)).reduce(0) { $0 + abs($1.0 - $1.1) }
  }

  /// The relative luminance of a color.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, “relative luminance”.
  static func luminance(of pixel: UInt32) -> Double {
    let linear = channels(pixel).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
