// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Colors that stay the same in the dark appearance.
  static let fixedColor = SourceRule { text in
    ["backgroundColor", "textColor"].flatMap(text.indices).compactMap { index in
      guard text.isAssigned(after: index), !["let", "var"].contains(text.identifier(at: index - 1)) else { return nil }
      var end = index + 2
      if text.identifier(at: end) == "UIColor" { end += 1 }
      // Gray that is almost black cannot be read on a dark background; a gray background is seen in both appearances.
      let isDarkText =
        text.identifier(at: index) == "textColor" && ["darkGray", "darkText"].contains(text.identifier(at: end + 1))
      guard text.isAt(end, "."), ["white", "black"].contains(text.identifier(at: end + 1)) || isDarkText,
        !text.followsAppearance(index)
      else { return nil }
      return SourceFault(
        rule: .fixedColor, range: text.bytes(of: index..<(end + 2)),
        message: "\(text.identifier(at: end + 1)) stays \(text.identifier(at: end + 1)) in the dark appearance",
        advice:
          "use a color that follows the appearance, such as .systemBackground and .label, or one of an asset catalog")
    }
  }

  private static let dynamicColors: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "separator", "opaqueSeparator", "systemBackground",
    "secondarySystemBackground",
    "systemGroupedBackground", "systemFill", "tintColor", "link", "placeholderText",
  ]

  /// Colors of an appearance that a layer or a picture keeps.
  static let resolvedColor = SourceRule { text in
    guard
      !text.mentions(
        "traitCollectionDidChange", "registerForTraitChanges", "hasDifferentColorAppearance", "tintColorDidChange")
    else { return [] }
    let advice = "set it again when UITraitUserInterfaceStyle changes: registerForTraitChanges"
    let layers = ["cgColor", "CGColor"].flatMap(text.indices).compactMap { index -> SourceFault? in
      let start = text.startOfChain(endingAt: index)
      let names = text.identifiers(in: start..<index)
      let isDynamic = names.contains { dynamicColors.contains($0) || ($0.hasPrefix("system") && $0.count > 6) }
      guard isDynamic, text.isAt(start - 1, "=") || (text.isAt(start - 1, ".") && text.isAt(start - 2, "=")) else {
        return nil
      }
      return SourceFault(
        rule: .resolvedColor, range: text.bytes(of: start..<(index + 1)),
        message: "a layer keeps the color of the appearance in which it was set", advice: advice)
    }
    let pictures = ["setBackgroundImage", "setImage"].flatMap(text.indices).compactMap { index -> SourceFault? in
      guard text.isAt(index + 1, "("), text.isAt(index + 2, ".") || text.identifier(at: index + 2) == "UIImage",
        let label = (index..<text.closing(index + 1)).first(where: {
          text.identifier(at: $0) == "color" && text.isAt($0 + 1, ":")
        }),
        text.isAt(label - 1, "(")
      else { return nil }
      return SourceFault(
        rule: .resolvedColor, range: text.bytes(of: index..<(index + 1)),
        message: "an image that is made of a color keeps the color of the appearance in which it was made",
        advice: advice)
    }
    return layers + pictures
  }

  /// Labels for assistive technology without a word.
  static let emptyLabel = SourceRule { text in
    text.indices(of: "accessibilityLabel").compactMap { index in
      let value = text.language == .objectiveC && text.isAt(index + 2, "@") ? index + 3 : index + 2
      guard text.isAt(index + 1, "=") || text.isAt(index + 1, ":"), text.tokens.indices.contains(value),
        let literal = text.tokens[value].string, literal.bytes.isEmpty, literal.isConstant
      else { return nil }
      return SourceFault(
        rule: .emptyAccessibilityLabel, range: text.bytes(of: index..<(value + 1)),
        message: "an empty accessibility label is read as nothing",
        advice: "describe what is shown, or set isAccessibilityElement to false for decoration")
    }
  }

  /// Texts of several lines whose last one ends without an ellipsis.
  static let wrappedLastLine = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.chains(["lineBreakMode"]).compactMap { place in
      let index = place.lowerBound
      guard text.isAt(index - 1, "."), text.isAssigned(after: index),
        ["byWordWrapping", "byCharWrapping"].contains(text.identifier(at: index + 3))
      else { return nil }
      let receiver = text.identifier(at: index - 2)
      let isLimited = text.chains([receiver, "numberOfLines"]).contains { lines in
        let value = text.text(
          of: min(lines.upperBound + 1, text.tokens.count)..<min(lines.upperBound + 2, text.tokens.count))
        return text.isAssigned(after: lines.upperBound - 1) && (Int(value).map { $0 > 1 } ?? false)
      }
      // Where frames are set by hand, a label that may have any number of lines has only those that fit.
      guard
        isLimited
          || (text.mentions("numberOfLines") && text.blocks.all.contains { $0.kind == .function("layoutSubviews") })
      else { return nil }
      return SourceFault(
        rule: .wrappedLastLine, range: text.bytes(of: index..<(index + 4)),
        message: "a text that does not fit ends in the middle, without an ellipsis",
        advice: "use .byTruncatingTail, which wraps all lines but the last")
    }
  }

  /// Pages and progress that are counted from the left.
  static let offsetFromLeft = SourceRule { text in
    guard text.language == .swift,
      !text.mentions(
        "userInterfaceLayoutDirection", "effectiveUserInterfaceLayoutDirection", "layoutDirection",
        "flipsHorizontallyInOppositeLayoutDirection",
        "rightToLeft", "isRightToLeft")
    else { return [] }
    return text.chains(["contentOffset", "x"]).compactMap { chain in
      let divisor = text.isAt(chain.upperBound, ")") ? chain.upperBound + 1 : chain.upperBound
      let isDivided =
        text.isAt(divisor, "/")
        || (text.isAt(divisor, "-") && text.isOnLine(divisor + 1, of: divisor) && text.isDividedLater(divisor))
      guard isDivided else { return nil }
      return SourceFault(
        rule: .offsetFromLeft, range: text.bytes(of: chain),
        message: "a position that is counted from the left is wrong where pages run from right to left",
        advice: "count from the other side if effectiveUserInterfaceLayoutDirection is .rightToLeft")
    }
  }
}

extension SourceCode {
  /// Whether the color of the property at `index` is right in both appearances: the code around decides by the appearance, gives the
  /// same property a color that follows it on newer systems, or gives a text a background of its own.
  fileprivate func followsAppearance(_ index: Int) -> Bool {
    let scope =
      (blocks.outermostFunction(at: index) ?? blocks.around(index).first)?.body ?? max(0, index - 40)..<index
    if identifiers(in: scope).contains("userInterfaceStyle") { return true }
    let receiver = isAt(index - 1, ".") ? identifier(at: index - 2) : ""
    return scope.contains { place in
      guard place != index, isAssigned(after: place), isAt(place - 1, ".") else { return false }
      let member = identifier(at: place)
      let owner = identifier(at: place - 2)
      let isOwn = owner == receiver || (owner == "layer" && identifier(at: place - 4) == receiver)
      guard isOwn else { return false }
      let value = identifiers(in: place..<min(place + 8, tokens.count)).dropFirst().prefix { $0 != receiver }
      let isDynamic = value.contains { $0 == "label" || ($0.hasPrefix("system") && $0.count > 6) }
      if member == identifier(at: index) { return isDynamic }
      return identifier(at: index) == "textColor" && member == "backgroundColor" && !isDynamic
        && !value.contains("clear")
    }
  }

  /// Whether the difference with a minus sign at `index` is in parentheses that are divided.
  fileprivate func isDividedLater(_ index: Int) -> Bool {
    list(around: index).map { isAt($0.upperBound, "/") } ?? false
  }
}
