// SPDX-License-Identifier: MIT

import LayoutChecks

/// The sizes of known screens, in points unless named otherwise.
enum KnownScreens {
  static let widths: Set<Double> = [320, 375, 390, 393, 402, 414, 420, 428, 430, 440, 744, 768, 810, 820, 834, 1024]
  static let heights: Set<Double> = [
    480, 568, 667, 736, 812, 844, 852, 874, 896, 912, 926, 932, 956, 1024, 1112, 1133, 1180, 1194, 1366,
  ]
  /// Heights in pixels.
  static let pixels: Set<Double> = [
    960, 1136, 1334, 1792, 1920, 2208, 2340, 2436, 2532, 2556, 2622, 2688, 2778, 2796, 2868,
  ]
  /// Widths of phones that are hardly chosen for another reason.
  static let telling: Set<Double> = [375, 390, 393, 402, 414, 428]
  /// Halves of these.
  static let halves: Set<Double> = [187.5, 195, 196.5, 201, 207, 214]
  /// Heights of phones that are hardly chosen for another reason.
  static let tellingHeights: Set<Double> = [568, 667, 736, 812, 844, 852, 874, 896, 926, 932, 956]
  /// Heights of bars of UIKit, with and without the safe area beside them.
  static let bars: Set<Double> = [44, 49, 64, 83, 88]
}

extension SourceRule {
  /// Numbers that are the size of a known screen.
  static let screenConstant = SourceRule { text in
    text.numbers.compactMap { number in
      guard !text.isInPreview(number.tokens.lowerBound), let what = text.screen(of: number) else { return nil }
      return SourceFault(
        rule: .screenConstant, range: text.bytes(of: number.tokens),
        message: "\(text.text(of: number.tokens)) is \(what), and windows have other sizes",
        advice: "compare or derive the size from the view's bounds, a layout guide or a size class")
    }
  }

  /// Numbers that are the height of a bar.
  static let barConstant = SourceRule { text in
    text.numbers.compactMap { number in
      guard KnownScreens.bars.contains(number.value), text.isHeightOfBar(number),
        !text.isInPreview(number.tokens.lowerBound)
      else {
        return nil
      }
      return SourceFault(
        rule: .barConstant, range: text.bytes(of: number.tokens),
        message: "\(text.text(of: number.tokens)) is the height of a bar on some devices and systems only",
        advice: "use the safe area, or the frame of the bar")
    }
  }
}

extension SourceCode {
  /// Whether a token is part of a preview, which may have any size.
  fileprivate func isInPreview(_ index: Int) -> Bool {
    if let list = list(around: index),
      ["fixed", "fixedLayout", "Preview", "sizeThatFits"].contains(identifier(at: list.lowerBound - 1))
    {
      return true
    }
    return blocks.around(index).contains { block in
      identifiers(in: block.header).contains("PreviewProvider")
        || (block.kind == .closure
          && identifiers(in: max(0, block.header.upperBound - 8)..<block.header.upperBound).contains("Preview"))
    }
  }

  /// The screen whose size a number is, where it stands for a size; `nil` for any other number.
  fileprivate func screen(of number: SourceNumber) -> String? {
    let (value, first, last) = (number.value, number.tokens.lowerBound, number.tokens.upperBound - 1)
    if let name = comparedName(around: number) {
      let words = name.camelWords
      if words.contains("width"), KnownScreens.widths.contains(value) { return "the width of a known screen" }
      if words.contains("height"), KnownScreens.heights.contains(value) { return "the height of a known screen" }
      if words.contains("height") || words.contains("native"), KnownScreens.pixels.contains(value) {
        return "the height of a known screen in pixels"
      }
      if ["length", "size", "max"].contains(words.last), KnownScreens.tellingHeights.contains(value) {
        return "the height of a known screen"
      }
      return nil
    }
    if identifier(at: first - 1) == "case" || (isAt(first - 1, ",") && isAt(last + 1, ":")),
      let header = blocks.around(first).first(where: { $0.kind == .control("switch") })?.header,
      identifiers(in: header).contains(where: { $0.hasSuffix("eight") || $0 == "nativeBounds" }),
      KnownScreens.pixels.contains(value) || KnownScreens.heights.contains(value)
    {
      return "the height of a known screen"
    }
    if let found = screenInPattern(number) { return found }
    if isAt(first - 1, "/") || isAt(last + 1, "/") || isAt(first - 1, "*") { return scaledScreen(value, first) }
    guard let target = target(of: first), !isSquare(number) else { return nil }
    if target == "width", KnownScreens.telling.contains(value) { return "the width of a known screen" }
    if target == "width", KnownScreens.halves.contains(value) { return "half the width of a known screen" }
    if target == "height", KnownScreens.tellingHeights.contains(value) { return "the height of a known screen" }
    return nil
  }

  /// The screen at whose width a range of a case begins or ends, such as `case 321...375`.
  private func screenInPattern(_ number: SourceNumber) -> String? {
    let (first, last) = (number.tokens.lowerBound, number.tokens.upperBound - 1)
    guard KnownScreens.widths.contains(number.value),
      isAt(first - 1, ".") || isAt(last + 1, ".") || isAt(first - 1, "<"),
      let header = blocks.around(first).first(where: { $0.kind == .control("switch") })?.header,
      identifiers(in: header).last == "width",
      (max(0, first - 8)..<first).contains(where: { identifier(at: $0) == "case" })
    else { return nil }
    return "the width of a known screen"
  }

  /// Whether a number is both sides of a size, such as that of an image.
  private func isSquare(_ number: SourceNumber) -> Bool {
    guard let list = list(around: number.tokens.lowerBound) else { return false }
    let text = text(of: number.tokens)
    return ["width", "height"].allSatisfy { side in
      indices(of: side).contains {
        list.contains($0) && isAt($0 + 1, ":")
          && self.text(of: ($0 + 2)..<min($0 + 2 + number.tokens.count, tokens.count)) == text
      }
    }
  }

  /// Whether a design for one screen is scaled to another.
  private func scaledScreen(_ value: Double, _ first: Int) -> String? {
    guard isAt(first - 1, "/") else { return nil }
    let name = identifier(at: first - 2).camelWords
    if name.last == "width", KnownScreens.widths.contains(value) { return "the width of a known screen" }
    if name.last == "height", KnownScreens.heights.contains(value) { return "the height of a known screen" }
    return nil
  }

  /// The name of what a number is compared with, such as `width`; `nil` if it is not compared.
  private func comparedName(around number: SourceNumber) -> String? {
    func isOperator(_ index: Int) -> Bool {
      isAt(index, "<") || isAt(index, ">") || (isAt(index, "=") && (isAt(index - 1, "=") || isAt(index + 1, "=")))
        || (isAt(index, "=") && (isAt(index - 1, "!") || isAt(index - 1, "<") || isAt(index - 1, ">")))
    }
    var index = number.tokens.lowerBound - 1
    if isOperator(index) {
      while isOperator(index) || isAt(index, "!") { index -= 1 }
      if isAt(index, ")") {
        // max(bounds.width, bounds.height) == 812
        let names = list(around: index).map { identifiers(in: $0) } ?? []
        return names.last { ["height", "width"].contains($0) } ?? ""
      }
      return identifier(at: index)
    }
    index = number.tokens.upperBound
    guard isOperator(index) else { return nil }
    while isOperator(index) { index += 1 }
    while isAt(index + 1, "."), !identifier(at: index + 2).isEmpty { index += 2 }
    return identifier(at: index)
  }

  /// `width` or `height`, if a number is given as such: as an argument with this label, or as the value of a name that ends so.
  private func target(of index: Int) -> String? {
    if isAt(index - 1, ":") {
      let label = identifier(at: index - 2)
      if label == "equalToConstant" {
        let anchor = identifier(at: (list(around: index)?.lowerBound ?? 0) - 3)
        return anchor == "widthAnchor" ? "width" : anchor == "heightAnchor" ? "height" : nil
      }
      return label == "width" || label == "height" ? label : nil
    }
    if ["CGSizeMake", "CGRectMake"].contains(identifier(at: (list(around: index)?.lowerBound ?? 0) - 1)),
      let list = list(around: index)
    {
      let commas = tokens[list.lowerBound..<index].count { $0.isPunctuation(",") }
      let isSize = identifier(at: list.lowerBound - 1) == "CGSizeMake"
      return commas == (isSize ? 0 : 2) ? "width" : commas == (isSize ? 1 : 3) ? "height" : nil
    }
    guard isAt(index - 1, "="), !isAt(index - 2, "=") else { return nil }
    // let cellWidth: CGFloat = 375
    let name = isAt(index - 3, ":") ? identifier(at: index - 4) : identifier(at: index - 2)
    return ["width", "height"].first { $0 == name.camelWords.last }
  }

  /// Whether a number is taken for the height of a bar.
  fileprivate func isHeightOfBar(_ number: SourceNumber) -> Bool {
    let first = number.tokens.lowerBound
    // frame.height - 64, and height -= (49 + …)
    var index = first - 1
    while isAt(index, "(") { index -= 1 }
    if isAt(index, "=") { index -= 1 }
    if isAt(index, "-"), number.value != 44 {
      let name = identifier(at: index - 1)
      if name == "height" || name == "maxY" || name.camelWords.last == "height" { return true }
    }
    if number.value == 64 || number.value == 88, isAt(first - 1, ":"), identifier(at: first - 2) == "y" { return true }
    if number.value == 64, identifier(at: first - 2) == "top", let list = list(around: first),
      identifier(at: list.lowerBound - 1) == "UIEdgeInsets"
    {
      return true
    }
    guard isAt(first - 1, "="), !isAt(first - 2, "=") else { return false }
    let name = (isAt(first - 3, ":") ? identifier(at: first - 4) : identifier(at: first - 2)).lowercased()
    return name.contains("height")
      && ["navbar", "navigationbar", "tabbar", "toolbar", "statusbar"].contains { name.contains($0) }
  }
}
