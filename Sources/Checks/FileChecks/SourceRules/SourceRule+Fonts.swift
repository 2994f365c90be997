// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  private static let fixedFontMessage = "a font of a fixed size does not follow the text size that the user chose"
  private static let fixedFontAdvice =
    "use UIFont.preferredFont(forTextStyle:) or UIFontMetrics(forTextStyle:).scaledFont(for:), with adjustsFontForContentSizeCategory"

  /// Names in a function that gives its texts room or fonts of another size.
  private static let scalingNames: Set<String> = [
    "UIFontMetrics", "scaledFont", "adjustsFontSizeToFitWidth", "scaledValue",
  ]

  /// Fonts that do not follow the text size.
  static let fixedFont = SourceRule { text in
    (text.systemFonts + text.namedFonts).filter { font in
      let scope =
        text.blocks.outermostFunction(at: font.lowerBound) ?? text.blocks.around(font.lowerBound).first
      let isOfType = if case .type? = scope?.kind { true } else { false }
      let around = isOfType ? [] : scope.map { Set(text.identifiers(in: $0.body)) } ?? []
      let isScaled =
        text.list(around: font.lowerBound).map { text.identifier(at: $0.lowerBound - 1) == "scaledFont" } ?? false
      return !isScaled && around.isDisjoint(with: scalingNames)
        && Set(text.identifiers(in: font)).isDisjoint(with: [
          "preferredFont", "pointSize", "preferredFontForTextStyle",
        ])
    }.map { font in
      SourceFault(
        rule: .fixedFont, range: text.bytes(of: font.lowerBound..<(font.lowerBound + 1)), message: fixedFontMessage,
        advice: fixedFontAdvice)
    }
  }

  /// Names in a file that takes fonts again when the text size changes.
  private static let observers = [
    "registerForTraitChanges", "UITraitPreferredContentSizeCategory",
    "UIContentSizeCategoryDidChange", "didChangeNotification",
  ]

  /// Fonts of a text style that are taken once.
  static let fontTakenOnce = SourceRule { text in
    guard text.language == .swift, !observers.contains(where: { text.mentions($0) }) else { return [] }
    let adjusts = text.mentions("adjustsFontForContentSizeCategory")
    return text.indices(of: "font").compactMap { index in
      guard text.isAt(index - 1, "."), text.isAssigned(after: index),
        !text.identifiers(in: text.startOfChain(endingAt: index)..<index).contains(where: { $0.hasSuffix("Properties") }
        )
      else { return nil }
      let line = text.line(of: index)
      var end = index + 2
      while end < text.tokens.count, text.line(of: end) == line { end += 1 }
      let names = text.identifiers(in: (index + 2)..<end)
      guard let first = names.firstIndex(of: "preferredFont"), first < names.count,
        Set(names).isDisjoint(with: scalingNames)
      else { return nil }
      guard !text.takesFontAgain(index) else { return nil }
      // A font that is made of a size is no longer one of a text style, so nothing adjusts it.
      let isMade = names.contains("pointSize") || names.contains("fontDescriptor")
      guard isMade || !adjusts else { return nil }
      return SourceFault(
        rule: .fixedFont, range: text.bytes(of: index..<(index + 1)),
        message: "the size of a text style is taken once, and does not follow a later change",
        advice: isMade
          ? "use UIFontMetrics(forTextStyle:).scaledFont(for:), with adjustsFontForContentSizeCategory"
          : "set adjustsFontForContentSizeCategory to true")
    }
  }
}

extension SourceCode {
  /// Whether a font that is set at an index is set when traits change: there, in a function that is called there, or by another assignment
  /// to the same view.
  fileprivate func takesFontAgain(_ index: Int) -> Bool {
    let callbacks = blocks.all.filter { $0.kind == .function("traitCollectionDidChange") }.map(\.body)
    let called = Set(callbacks.flatMap(identifiers))
    func isRepeated(_ index: Int) -> Bool {
      guard case .function(let name)? = blocks.outermostFunction(at: index)?.kind else { return false }
      return name == "traitCollectionDidChange" || called.contains(name)
    }
    func view(_ index: Int) -> [String] {
      identifiers(in: startOfChain(endingAt: index)..<index).filter { $0 != "self" }
    }
    let same = view(index)
    return indices(of: "font").contains { isAssigned(after: $0) && isRepeated($0) && view($0) == same }
  }

  /// The calls that make a font of the system with a size.
  fileprivate var systemFonts: [Range<Int>] {
    let makers =
      language == .swift
      ? ["systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont"]
      : ["systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize"]
    return makers.flatMap(indices).compactMap { index in
      if language == .objectiveC { return index..<(index + 1) }
      guard isAt(index + 1, "("), identifier(at: index + 2) == "ofSize" else { return nil }
      return index..<min(closing(index + 1) + 1, tokens.count)
    }
  }

  /// The calls that make a font with a name and a size that is a number.
  fileprivate var namedFonts: [Range<Int>] {
    numbers.compactMap { number in
      let first = number.tokens.lowerBound
      guard isAt(first - 1, ":"), identifier(at: first - 2) == "size", let list = list(around: first) else {
        return nil
      }
      let maker = list.lowerBound - 1
      if language == .objectiveC {
        return identifiers(in: list).contains("fontWithName") && list.contains(first)
          ? list.lowerBound + 2..<first : nil
      }
      let isFont =
        identifier(at: maker) == "UIFont" || (identifier(at: maker) == "init" && identifier(at: maker - 2) == "UIFont")
      return isFont && identifier(at: list.lowerBound + 1) == "name" ? maker..<list.upperBound : nil
    }
  }
}
