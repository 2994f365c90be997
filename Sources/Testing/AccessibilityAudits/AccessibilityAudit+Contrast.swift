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

  /// Texts with too little contrast, measured on the picture of the screen. Pixels belong to a text where the picture is another one when
  /// texts are black than when they are white; their colors are compared with those of the picture without texts.
  var contrastIssues: [Issue] {
    let shown = texts.filter { !isDisabled($0.view) }
    guard !shown.isEmpty else { return [] }
    let options = Picture.Options(scale: 3)
    let picture = Picture(of: root, options: options)
    guard let front = try? picture.rasterized(), let back = try? picture.withoutTexts.rasterized(),
      let dark = try? picture.withTexts(in: .black).rasterized(),
      let light = try? picture.withTexts(in: .white).rasterized()
    else { return [] }
    let measure = ContrastMeasure(front: front, back: back, dark: dark, light: light, pixelsPerPoint: picture.scale)
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

  /// The picture with all texts in one color, as opaque as they were.
  fileprivate func withTexts(in color: CGColor) -> Picture {
    let changed = commands.map { command in
      guard case .text(var line) = command else { return command }
      line.color = color.copy(alpha: line.color.alpha) ?? color
      return .text(line)
    }
    return Picture(size: size, scale: scale, commands: changed)
  }
}

/// The contrast of the texts of a picture with what is behind them.
struct ContrastMeasure {
  let front: PixelImage
  /// The picture without texts.
  let back: PixelImage
  /// The pictures with black and with white texts.
  let dark: PixelImage
  let light: PixelImage
  let pixelsPerPoint: CGFloat

  /// The part of the largest coverage in a text from which a pixel belongs to the text.
  private static let leastCoverage = 0.3

  /// The ratios between the color of the text and the colors behind it; `nil` if no pixel of a text is there.
  func contrast(in rect: CGRect) -> (lowest: Double, highest: Double)? {
    let columns = pixels(rect.minX, rect.maxX, front.width)
    let rows = pixels(rect.minY, rect.maxY, front.height)
    let covered = rows.flatMap { y in
      columns.map { x in (x: x, y: y, coverage: Self.distance(dark[x, y], light[x, y])) }.filter { $0.coverage > 0 }
    }
    // The middle of a stroke has the color of the text; its edges are mixed with what is behind.
    guard let best = covered.max(by: { $0.coverage < $1.coverage }) else { return nil }
    let grounds = covered.filter { $0.coverage > best.coverage * Self.leastCoverage }.map {
      Self.luminance(of: back[$0.x, $0.y])
    }
    let text = Self.luminance(of: front[best.x, best.y])
    guard let darkest = grounds.min(), let lightest = grounds.max() else { return nil }
    let ratios = [darkest, lightest].map { Self.ratio(text, $0) }
    let crosses = darkest <= text && text <= lightest
    return (crosses && lightest - darkest > 0.02 ? 1 : min(ratios[0], ratios[1]), max(ratios[0], ratios[1]))
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
