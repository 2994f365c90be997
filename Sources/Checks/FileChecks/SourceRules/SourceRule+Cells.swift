// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  private static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]
  private static let plainClasses: Set<String> = [
    "UIView", "CGRect", "CGSize", "CGPoint", "CALayer", "CAShapeLayer", "CAGradientLayer", "UIBezierPath", "UIColor",
    "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]
  private static let describedWords: Set<String> = [
    "label", "button", "field", "text", "title", "switch", "slider", "image", "configuration", "accessibility",
    "hosting",
    "control", "outlet", "accessible",
  ]

  /// Cells that only decorate a list, and are read all the same.
  static let decorativeCell = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.blocks.all.compactMap { type in
      guard case .type(let name) = type.kind, text.identifier(at: type.header.lowerBound) == "class",
        let colon = type.header.first(where: { text.isAt($0, ":") }), cells.contains(text.identifier(at: colon + 1))
      else { return nil }
      let names = text.identifiers(in: type.body)
      let made = type.body.compactMap { index -> String? in
        let name = text.identifier(at: index)
        return text.isAt(index + 1, "(") && name.first?.isUppercase == true ? name : nil
      }
      guard names.contains("addSubview"), made.contains("UIView"), made.allSatisfy(plainClasses.contains),
        !names.contains(where: { !describedWords.isDisjoint(with: $0.camelWords) })
      else { return nil }
      let place = text.indices(of: name).first(where: type.header.contains) ?? type.header.lowerBound
      return SourceFault(
        rule: .missingDescription, range: text.bytes(of: place..<(place + 1)),
        message: "\(name) has no text, and assistive technology stops at it without a description",
        advice: "set accessibilityElementsHidden to true if it is decoration, or give it an accessibilityLabel",
        severity: .note)
    }
  }

  /// Content views of cells of tables without their autoresizing mask, by which the cell places them.
  static let contentViewMask = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.chains(["contentView", "translatesAutoresizingMaskIntoConstraints"]).compactMap { chain in
      let last = chain.upperBound - 1
      let isInCell = text.blocks.around(chain.lowerBound).contains { block in
        guard case .type = block.kind else { return false }
        return text.identifiers(in: block.header).dropFirst(2).contains {
          $0.hasSuffix("TableViewCell") || $0.hasSuffix("HeaderFooterView")
        }
      }
      guard text.isAssigned(after: last), text.identifier(at: last + 2) == "false", isInCell else { return nil }
      return SourceFault(
        rule: .contentViewMask, range: text.bytes(of: chain),
        message:
          "the cell places its content view by the autoresizing mask, and without it the constraints leave its place open",
        advice: "remove the line, and constrain the subviews to the content view")
    }
  }

  /// Heights of cells that are counted from the height of a text and numbers.
  static let countedHeight = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.blocks.all.compactMap { function in
      guard case .function = function.kind,
        text.identifiers(in: function.header).contains(where: {
          $0 == "sizeForItemAt" || $0.camelWords.contains("height")
        }), function.body.contains(where: text.measuresText)
      else { return nil }
      guard
        let number = text.numbers.first(where: { number in
          function.body.contains(number.tokens.lowerBound) && number.value >= 4 && text.isAdded(number)
        })
      else { return nil }
      return SourceFault(
        rule: .countedHeight, range: text.bytes(of: number.tokens),
        message:
          "a height is counted from that of a text and \(text.text(of: number.tokens)), so that the text is cut where its surroundings grow",
        advice: "let the cell size itself by its constraints: automaticDimension, or an estimated size")
    }
  }

  private static let kinds: Set<String> = [
    "action", "button", "icon", "image", "item", "img", "btn", "image view", "cell",
  ]

  /// Whether a label for assistive technology says only what kind of thing it is, or is the name of a file.
  static func isDoubtful(_ label: String) -> Bool {
    let words = label.trimmed.lowercased()
    let isFile = words.contains("_") && !words.contains(" ")
    return kinds.contains(words) || isFile || [".png", ".pdf", ".jpg", ".svg"].contains { words.hasSuffix($0) }
  }

  static func doubtfulMessage(_ label: String) -> String { "'\(label)' does not say what the element is for" }
  static let doubtfulAdvice = "say what it shows or does, in the language of the user"

  /// Labels for assistive technology that say nothing.
  static let doubtfulLabel = SourceRule { text in
    text.indices(of: "accessibilityLabel").compactMap { index in
      let value = text.language == .objectiveC && text.isAt(index + 2, "@") ? index + 3 : index + 2
      guard text.isAssigned(after: index), text.tokens.indices.contains(value),
        // A key of a text is not what is read.
        let literal = text.tokens[value].string, literal.isConstant, !text.isAt(value + 1, "."),
        isDoubtful(literal.text)
      else { return nil }
      return SourceFault(
        rule: .missingDescription, range: text.bytes(of: index..<(value + 1)), message: doubtfulMessage(literal.text),
        advice: doubtfulAdvice, severity: .note)
    }
  }
}

extension SourceCode {
  /// Whether a call at an index measures a text.
  fileprivate func measuresText(_ index: Int) -> Bool {
    guard isAt(index + 1, "("), isAt(index - 1, ".") else { return false }
    let name = identifier(at: index)
    let words = name.camelWords
    return name == "boundingRect" || name == "boundingRectWithSize"
      || (words.first == "height" && !Set(words).isDisjoint(with: ["for", "with"])
        && !Set(identifiers(in: index..<closing(index + 1)).flatMap(\.camelWords)).isDisjoint(with: ["width", "font"]))
  }

  /// Whether a number is added, by itself or as one of two for a condition.
  fileprivate func isAdded(_ number: SourceNumber) -> Bool {
    let first = number.tokens.lowerBound
    if isAt(first - 1, "+") || (isAt(first - 1, "=") && isAt(first - 2, "+")) { return true }
    guard isAt(first - 1, "?"), let list = list(around: first) else { return false }
    return isAt(list.lowerBound - 1, "+")
  }
}
