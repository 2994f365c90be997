// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Rows of a fixed height, which is that of one text size.
  static let fixedRowHeight = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.blocks.all.compactMap { function in
      guard case .function = function.kind, text.identifiers(in: function.header).contains("heightForRowAt"),
        let number = text.numbers.first(where: { function.body.contains($0.tokens.lowerBound) }),
        (24...120).contains(number.value)
      else { return nil }
      let isReturned = text.identifier(at: function.body.lowerBound) == "return"
      let rest = (function.body.lowerBound + (isReturned ? 1 : 0))..<function.body.upperBound
      guard
        rest == number.tokens
          || (rest.lowerBound == number.tokens.lowerBound && text.isAt(number.tokens.upperBound, ";"))
      else { return nil }
      return SourceFault(
        rule: .fixedSizeText, range: text.bytes(of: number.tokens),
        message: "rows are \(text.text(of: number.tokens)) points high, however large their texts are",
        advice: "return UITableView.automaticDimension, and hold the texts from top to bottom", severity: .note)
    }
  }

  private static let bars: Set<String> = [
    "navigationBar", "tabBar", "toolbar", "UINavigationBar", "UITabBar", "UIToolbar",
  ]

  /// Colors of bars that are not shown while content is at their edge.
  static let barAppearance = SourceRule { text in
    guard text.language == .swift, !text.mentions("scrollEdgeAppearance") else { return [] }
    let isNew = text.mentions("standardAppearance")
    return text.indices(of: isNew ? "standardAppearance" : "barTintColor").compactMap { index in
      guard text.isAt(index - 1, "."), text.isAssigned(after: index) else { return nil }
      let start = text.startOfChain(endingAt: index)
      let names = text.identifiers(in: start..<index)
      // UINavigationBar.appearance().barTintColor
      let proxy = text.identifier(at: index - 4) == "appearance" ? text.identifier(at: index - 6) : ""
      guard let bar = names.last.flatMap({ bars.contains($0) ? $0 : nil }) ?? (bars.contains(proxy) ? proxy : nil),
        // Toolbars and bars of search have no content at their edge here.
        bar.lowercased().hasSuffix("navigationbar") || bar.lowercased().hasSuffix("tabbar"),
        // Code for systems of its own, and bars with an image, are meant as they are.
        Set(text.blocks.outermostFunction(at: index).map { text.identifiers(in: $0.body) } ?? [])
          .isDisjoint(with: ["available", "setBackgroundImage"])
      else { return nil }
      return SourceFault(
        rule: .barAppearance, range: text.bytes(of: index..<(index + 1)),
        message: "from iOS 15 on, the bar does not show it while the content is at the edge of the bar",
        advice: "set standardAppearance and scrollEdgeAppearance")
    }
  }

  /// Insets of buttons that stay on their side in every language.
  static let sidedInsets = SourceRule { text in
    guard text.language == .swift,
      !text.mentions(
        "effectiveUserInterfaceLayoutDirection", "userInterfaceLayoutDirection", "semanticContentAttribute")
    else { return [] }
    return ["titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets"].flatMap(text.indices).compactMap { index in
      guard text.isAssigned(after: index), text.identifier(at: index + 2) == "UIEdgeInsets", text.isAt(index + 3, "(")
      else {
        return nil
      }
      let list = (index + 3)..<min(text.closing(index + 3), text.tokens.count)
      func side(_ name: String) -> String? {
        guard let label = list.first(where: { text.identifier(at: $0) == name && text.isAt($0 + 1, ":") }) else {
          return nil
        }
        let end = (label..<list.upperBound).first { text.isAt($0, ",") } ?? list.upperBound
        return text.text(of: (label + 2)..<end)
      }
      guard let left = side("left"), let right = side("right"), left != right else { return nil }
      return SourceFault(
        rule: .leftRightAttribute, range: text.bytes(of: index..<(index + 1)),
        message:
          "insets of \(left) at the left and \(right) at the right stay there in languages that are read from the right",
        advice: "use a configuration, whose contentInsets have leading and trailing, and imagePadding", severity: .note)
    }
  }

  /// Frames that the keyboard has before it moves.
  static let keyboardBegin = SourceRule { text in
    ["keyboardFrameBeginUserInfoKey", "UIKeyboardFrameBeginUserInfoKey"].flatMap(text.indices).compactMap { index in
      guard let function = text.blocks.outermostFunction(at: index) else { return nil }
      let names = Set(text.identifiers(in: function.body))
      guard names.contains("height") || names.contains("size"),
        names.isDisjoint(with: ["keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey"])
      else { return nil }
      return SourceFault(
        rule: .keyboardInset, range: text.bytes(of: index..<(index + 1)),
        message: "this is the frame from which the keyboard moves, and not the one that it will have",
        advice: "use keyboardFrameEndUserInfoKey, or constrain the view to keyboardLayoutGuide")
    }
  }

  /// Elements for assistive technology that nothing describes.
  static let silentElement = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.indices(of: "isAccessibilityElement").compactMap { index in
      let view = text.identifier(at: index - 2)
      guard text.isAt(index - 1, "."), text.isAssigned(after: index), text.identifier(at: index + 2) == "true",
        ["view", "image", "container", "icon"].contains(view.camelWords.last), view != "view", view != "contentView",
        !view.camelWords.contains("text"), !text.isNamed(view)
      else { return nil }
      return SourceFault(
        rule: .missingDescription, range: text.bytes(of: (index - 2)..<(index + 1)),
        message: "\(view) is read by assistive technology, and nothing says what it is",
        advice: "set its accessibilityLabel", severity: .note)
    }
  }
}

extension SourceCode {
  /// Whether the file describes a view for assistive technology, by a member of UIKit or of the app, or lends it to other code.
  fileprivate func isNamed(_ view: String) -> Bool {
    let others: Set<String> = ["isAccessibilityElement", "accessibilityTraits", "accessibilityIdentifier"]
    return indices(of: view).contains { index in
      var next = index + 1
      while isAt(next, "?") || isAt(next, "!") { next += 1 }
      let member = isAt(next, ".") ? identifier(at: next + 1) : ""
      let isLent = isAt(index + 1, ",") || isAt(index + 1, ")")
      return (member.camelWords.contains("accessibility") && !others.contains(member))
        || (isLent && !["addSubview", "addArrangedSubview"].contains(identifier(at: index - 2)))
    }
  }
}
