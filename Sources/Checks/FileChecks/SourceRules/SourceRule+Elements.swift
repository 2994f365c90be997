// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Items of bars that are an image alone, and that nothing around names.
  static let unlabeledItem = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.indices(of: "UIBarButtonItem").compactMap { index in
      guard text.isAt(index + 1, "("), text.identifier(at: index + 2) == "image",
        let scope = text.blocks.outermostFunction(at: index)?.body ?? text.blocks.around(index).first?.body,
        !text.indices(of: "accessibilityLabel").contains(where: scope.contains)
      else { return nil }
      // The name may be given where the item is kept.
      let target = text.isAt(index - 1, "=") ? text.identifier(at: index - 2) : ""
      guard target.isEmpty || !text.names(target),
        !text.identifiers(in: index..<text.closing(index + 1)).contains("title")
      else { return nil }
      return SourceFault(
        rule: .unlabeledImage, range: text.bytes(of: index..<(index + 1)),
        message: "an image alone is read by its file's name",
        advice: "set the item's accessibilityLabel")
    }
  }

  /// Buttons that are smaller than a finger.
  static let smallButton = SourceRule { text in
    text.numbers.compactMap { number in
      let first = number.tokens.lowerBound
      guard number.value < 44, number.value >= 8, text.isAt(first - 1, ":"),
        text.identifier(at: first - 2) == "equalToConstant",
        let list = text.list(around: first),
        ["widthAnchor", "heightAnchor"].contains(text.identifier(at: list.lowerBound - 3))
      else { return nil }
      let view = text.identifier(at: list.lowerBound - 5)
      guard ["button", "btn"].contains(view.camelWords.last) else { return nil }
      return SourceFault(
        rule: .smallTouchTarget, range: text.bytes(of: number.tokens),
        message: "\(view) is \(text.text(of: number.tokens)) points wide or high; at least 44 are recommended",
        advice: "make it at least 44 pt on each side, and its image as small as it has to be")
    }
  }

  /// Anchors that stay on their side in languages that are read from the right.
  static let sidedAnchor = SourceRule { text in
    ["leftAnchor", "rightAnchor"].flatMap { name in
      text.chains([name, "constraint"]).map { chain in
        SourceFault(
          rule: .leftRightAttribute, range: text.bytes(of: chain.lowerBound..<(chain.lowerBound + 1)),
          message: "\(name) does not mirror in right-to-left languages",
          advice:
            "use \(name == "leftAnchor" ? "leadingAnchor" : "trailingAnchor"), or set the view's semantic content attribute",
          severity: .note)
      }
    }
  }
}

extension SourceCode {
  /// Whether the file gives a label to what has this name.
  fileprivate func names(_ name: String) -> Bool { !chains([name, "accessibilityLabel"]).isEmpty }
}
