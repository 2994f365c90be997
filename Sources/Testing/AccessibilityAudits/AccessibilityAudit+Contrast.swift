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
    // The middle of a stroke has the color of the text; its edges are mixed with what is behind.
    guard let best = bestCovered(in: rect) else { return nil }
    let least = Int(Double(best.coverage) * Self.leastCoverage)
    // Most grounds have few colors, so each is measured once.
    var colors: Set<UInt32> = []
    forEachCovered(in: rect) { index, coverage in
      if coverage > least { colors.insert(back.pixels[index] & 0xFFFFFF) }
    }
    let grounds = colors.map(Self.luminance)
    let text = Self.luminance(of: front.pixels[best.index])
    guard let darkest = grounds.min(), let lightest = grounds.max() else { return nil }
    let ratios = [darkest, lightest].map { Self.ratio(text, $0) }
    let crosses = darkest <= text && text <= lightest
    return (crosses && lightest - darkest > 0.02 ? 1 : min(ratios[0], ratios[1]), max(ratios[0], ratios[1]))
  }

  /// The first pixel that texts cover the most, with the coverage.
  private func bestCovered(in rect: CGRect) -> (index: Int, coverage: Int)? {
    var best: (index: Int, coverage: Int)?
    forEachCovered(in: rect) { index, coverage in
      if coverage > best?.coverage ?? 0 { best = (index, coverage) }
    }
    return best
  }

  /// Calls `body` with the index of each pixel of a text in a rectangle, and with the difference that the color of the text makes there.
  ///
  /// A screen has millions of pixels, and apps that are audited are not optimized, so the loops use indexes and whole numbers.
  private func forEachCovered(in rect: CGRect, _ body: (Int, Int) -> Void) {
    let columns = pixels(rect.minX, rect.maxX, front.width)
    let rows = pixels(rect.minY, rect.maxY, front.height)
    dark.pixels.withUnsafeBufferPointer { dark in
      light.pixels.withUnsafeBufferPointer { light in
        var y = rows.lowerBound
        while y < rows.upperBound {
          var index = y &* front.width &+ columns.lowerBound
          let end = y &* front.width &+ columns.upperBound
          while index < end {
            if dark[index] != light[index] {
              let coverage = Self.distance(dark[index], light[index])
              if coverage > 0 { body(index, coverage) }
            }
            index &+= 1
          }
          y &+= 1
        }
      }
    }
  }

  private func pixels(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
    guard start.isFinite, end.isFinite, start < end else { return 0..<0 }
    let first = max(0, min(limit, Int((start * pixelsPerPoint).rounded(.down))))
    return first..<max(first, min(limit, Int((end * pixelsPerPoint).rounded(.up))))
  }

  private static func channels(_ pixel: UInt32) -> [Double] {
    [16, 8, 0].map { Double((pixel >> $0) & 0xFF) / 255 }
  }

  /// The sum of the differences of the channels, each from 0 to 255.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int {
      let (a, b) = (Int((first >> shift) & 0xFF), Int((second >> shift) & 0xFF))
      return a > b ? a &- b : b &- a
    }
    return difference(16) &+ difference(8) &+ difference(0)
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
