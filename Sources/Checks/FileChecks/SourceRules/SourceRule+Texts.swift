// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Names that let a text shrink or wrap.
  private static let fittingNames = ["adjustsFontSizeToFitWidth", "minimumScaleFactor", "numberOfLines"]

  /// Labels that a loop puts side by side, and that can neither shrink nor wrap.
  static let labelsInRow = SourceRule { text in
    guard text.language == .swift, !fittingNames.contains(where: { text.mentions($0) }) else { return [] }
    return text.indices(of: "addArrangedSubview").compactMap { index in
      let name = text.identifier(at: index + 2)
      guard text.isAt(index + 1, "("), text.isAt(index + 3, ")"),
        let loop = text.blocks.around(index).first, loop.kind == .control("for"),
        let function = text.blocks.outermostFunction(at: index),
        Set(text.identifiers(in: function.body)).isDisjoint(with: ["vertical"]),
        let made = text.indices(of: name).first(where: { place in
          loop.body.contains(place) && text.isAssigned(after: place) && text.isAt(place + 3, "(")
            && text.identifier(at: place + 2).hasSuffix("Label")
        })
      else { return nil }
      return SourceFault(
        rule: .singleLineText, range: text.bytes(of: made..<(made + 3)),
        message: "texts side by side that can neither shrink nor wrap are cut on narrow screens and with larger text",
        advice: "set adjustsFontSizeToFitWidth and minimumScaleFactor, or let the row wrap")
    }
  }

  /// Labels of a fixed height, whose texts are cut when they grow.
  static let fixedLabelHeight = SourceRule { text in
    let lengths = text.fixedLengths
    return lengths.compactMap { length in
      guard length.sides == ["height"], ["label", "lbl"].contains(length.view.camelWords.last),
        length.number.value >= 8,
        // A badge is as wide as it is high.
        !lengths.contains(where: { $0.view == length.view && $0.sides.contains("width") }),
        text.chains([length.view, "adjustsFontSizeToFitWidth"]).isEmpty
      else { return nil }
      return SourceFault(
        rule: .fixedSizeText, range: text.bytes(of: length.number.tokens),
        message: "\(length.view) is \(text.text(of: length.number.tokens)) points high, however large its text is",
        advice: "leave the height to the text, or make it a minimum: greaterThanOrEqualToConstant", severity: .note)
    }
  }

  /// Texts and contents that are aligned to the left in every language.
  static let leftAlignment = SourceRule { text in
    [("textAlignment", ".natural"), ("contentHorizontalAlignment", ".leading")].flatMap { name, other in
      text.indices(of: name).compactMap { index -> SourceFault? in
        guard text.isAt(index - 1, "."), text.isAssigned(after: index) else { return nil }
        let isLeft =
          text.identifier(at: index + 2) == "NSTextAlignmentLeft"
          || (text.isAt(index + 2, ".") && text.identifier(at: index + 3) == "left")
          || (text.isAt(index + 3, ".") && text.identifier(at: index + 4) == "left"
            && text.identifier(at: index + 2).hasSuffix("Alignment"))
        guard isLeft else { return nil }
        return SourceFault(
          rule: .leftRightAttribute, range: text.bytes(of: index..<(index + 1)),
          message: "what is aligned to the left stays there in languages that are read from the right",
          advice: "use \(other)", severity: .note)
      }
    }
  }
}
