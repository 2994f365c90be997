// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Classes and keys of UIKit that no documentation names.
  private static let privateClasses: Set<String> = [
    "UISearchBarTextField", "UISearchBarBackground", "UINavigationBarBackground", "UITabBarButton",
    "UINavigationButton",
    "UINavigationItemView", "UIToolbarButton", "UINavigationItemButtonView", "UIStatusBar",
    "UITabBarSwappableImageView",
    "UITabBarButtonLabel", "UISearchBarSearchFieldBackgroundView", "UITableViewCellReorderControl",
    "UITableViewCellDeleteConfirmationView",
  ]
  private static let privateKeys: Set<String> = [
    "searchField", "_searchField", "cancelButton", "_cancelButton", "_cancelButtonText", "cancelButtonText",
    "statusBar", "statusBarWindow",
    "_placeholderLabel", "placeholderLabel", "_placeholderLabel.textColor", "hidesShadow", "_hidesShadow",
    "_backgroundView",
  ]
  private static let bars: Set<String> = [
    "navigationBar", "tabBar", "searchBar", "toolbar", "UINavigationBar", "UITabBar", "UISearchBar",
  ]

  /// Code that looks for subviews of bars and search fields.
  static let privateSubview = SourceRule { text in
    let advice = "use the appearance of the bar, or searchTextField of a search bar"
    let named = text.tokens.indices.compactMap { index -> SourceFault? in
      guard let literal = text.tokens[index].string, literal.isConstant else { return nil }
      let name = literal.text
      let isKey =
        ["forKey", "forKeyPath", "valueForKey", "valueForKeyPath"].contains(text.labelBefore(index))
        && privateKeys.contains(name)
      guard isKey || privateClasses.contains(name) || name.isPrivateView else { return nil }
      return SourceFault(
        rule: .privateSubview, range: text.bytes(of: index..<(index + 1)),
        message: "'\(name)' is a part of UIKit that other systems do not have, or arrange otherwise", advice: advice)
    }
    let searched = text.indices(of: "subviews").compactMap { index -> SourceFault? in
      guard text.isAt(index - 1, ".") else { return nil }
      var owner = index - 2
      while text.isAt(owner, "?") || text.isAt(owner, "!") { owner -= 1 }
      guard bars.contains(text.identifier(at: owner)) else { return nil }
      return SourceFault(
        rule: .privateSubview, range: text.bytes(of: owner..<(index + 1)),
        message:
          "the subviews of \(text.identifier(at: owner)) are parts of UIKit that other systems do not have, or arrange otherwise",
        advice: advice)
    }
    let compared = text.tokens.indices.compactMap { index -> SourceFault? in
      guard let literal = text.tokens[index].string, literal.isConstant, text.isComparedWithClass(index),
        literal.text.hasSuffix("View") || literal.text.hasPrefix("UI"), !privateClasses.contains(literal.text),
        !literal.text.isPrivateView
      else { return nil }
      return SourceFault(
        rule: .privateSubview, range: text.bytes(of: index..<(index + 1)),
        message: "'\(literal.text)' is looked for among the subviews, which other systems arrange otherwise",
        advice: advice)
    }
    return named + searched + compared
  }

  /// Safe areas of which one side stands for both.
  static let symmetricSafeArea = SourceRule { text in
    text.indices(of: "safeAreaInsets").compactMap { index in
      let side = text.identifier(at: index + 2)
      guard text.isAt(index + 1, "."), ["left", "right", "top", "bottom"].contains(side) else { return nil }
      let start = text.startOfChain(endingAt: index)
      let isDoubled =
        (text.isAt(index + 3, "*") && text.text(of: (index + 4)..<min(index + 5, text.tokens.count)) == "2")
        || (text.isAt(start - 1, "*") && text.text(of: max(0, start - 2)..<max(0, start - 1)) == "2")
      guard isDoubled || text.isOnOtherSide(side, start) || text.isDoubledLater(start, index + 3) else { return nil }
      return SourceFault(
        rule: .symmetricSafeArea, range: text.bytes(of: start..<(index + 3)),
        message: "the safe area is not the same on both sides: \(side) is taken twice",
        advice: side == "left" || side == "right"
          ? "add safeAreaInsets.left and safeAreaInsets.right" : "add safeAreaInsets.top and safeAreaInsets.bottom")
    }
  }

  private static let buttonConversions = [
    "contentEdgeInsets": "set configuration.contentInsets, with leading and trailing in place of left and right",
    "titleEdgeInsets": "set configuration.imagePadding and titlePadding",
    "imageEdgeInsets": "set configuration.imagePadding, which is the distance between image and title",
  ]

  /// Insets of buttons that have a configuration.
  static let buttonInsets = SourceRule { text in
    buttonConversions.keys.sorted().flatMap { name in
      text.indices(of: name).compactMap { index -> SourceFault? in
        guard text.isAt(index - 1, ".") else { return nil }
        let receiver = text.identifier(at: index - 2)
        guard text.isAssigned(after: index), text.isConfigured(receiver) else { return nil }
        return SourceFault(
          rule: .buttonInsets, range: text.bytes(of: text.startOfChain(endingAt: index)..<(index + 1)),
          message: "\(name) has no effect on a button with a configuration", advice: buttonConversions[name] ?? "")
      }
    }
  }

  /// Insets for the keyboard that count the safe area twice.
  static let keyboardInset = SourceRule { text in
    let keys = [
      "keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey", "keyboardFrameBeginUserInfoKey",
      "UIKeyboardFrameBeginUserInfoKey",
    ]
    return keys.flatMap(text.indices).compactMap { index in
      guard let function = text.blocks.outermostFunction(at: index) else { return nil }
      let names = Set(text.identifiers(in: function.body))
      guard !names.isDisjoint(with: ["contentInset", "setContentInset"]),
        names.contains("bottom") || names.contains("UIEdgeInsets"),
        names.isDisjoint(with: [
          "safeAreaInsets", "adjustedContentInset", "keyboardLayoutGuide", "safeAreaLayoutGuide", "bottomLayoutGuide",
        ])
      else { return nil }
      return SourceFault(
        rule: .keyboardInset, range: text.bytes(of: index..<(index + 1)),
        message:
          "the height of the keyboard contains the safe area, which a scroll view adds to contentInset once more",
        advice: "subtract safeAreaInsets.bottom, or constrain the view to keyboardLayoutGuide")
    }
  }
}

extension String {
  /// Whether this is the name of a view of UIKit that begins with an underscore.
  fileprivate var isPrivateView: Bool {
    hasPrefix("_UI") && ["View", "Bar", "Button", "Label", "Background", "Field"].contains { hasSuffix($0) }
      && allSatisfy { $0.isLetter || $0 == "_" }
  }
}

extension SourceCode {
  /// Whether one side of the safe area is given for the other one.
  fileprivate func isOnOtherSide(_ side: String, _ start: Int) -> Bool {
    let others = ["left": ["right", "trailing"], "right": ["left", "leading"], "top": ["bottom"], "bottom": ["top"]]
    return isAt(start - 1, ":") && others[side]?.contains(identifier(at: start - 2)) == true
  }

  /// Whether a constant that is one side of the safe area is taken twice.
  fileprivate func isDoubledLater(_ start: Int, _ end: Int) -> Bool {
    guard isAt(start - 1, "="), identifier(at: start - 3) == "let", !isOnLine(end, of: start) else { return false }
    let name = identifier(at: start - 2)
    let scope = blocks.outermostFunction(at: start)?.body ?? tokens.indices
    return indices(of: name).contains { index in
      guard scope.contains(index) else { return false }
      return (isAt(index + 1, "*") && text(of: (index + 2)..<min(index + 3, tokens.count)) == "2")
        || (isAt(index - 1, "*") && text(of: max(0, index - 2)..<max(0, index - 1)) == "2")
    }
  }

  /// Whether a text is compared with the name of the class of a subview.
  fileprivate func isComparedWithClass(_ index: Int) -> Bool {
    let before = tokens.indices.prefix(index).suffix(24).filter { line(of: $0) == line(of: index) }
    let names = before.map(identifier)
    guard names.contains("NSStringFromClass") || (names.contains("describing") && names.contains("type")) else {
      return false
    }
    return blocks.outermostFunction(at: index).map { identifiers(in: $0.body).contains("subviews") } ?? false
  }

  /// The label or part of a selector in front of an argument.
  fileprivate func labelBefore(_ index: Int) -> String {
    var colon = index - 1
    if isAt(colon, "@") { colon -= 1 }
    return isAt(colon, ":") ? identifier(at: colon - 1) : ""
  }

  /// Whether a button gets a configuration in the file.
  fileprivate func isConfigured(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    return indices(of: name).contains { index in
      let isMember = isAt(index + 1, ".") || isAt(index + 1, "?") || isAt(index + 1, "!")
      let member = isAt(index + 1, ".") ? index + 2 : index + 3
      if isMember, identifier(at: member) == "configuration",
        isAssigned(after: member) || isAt(member + 1, "?") || isAt(member + 1, ".")
      {
        return true
      }
      return isAssigned(after: index) && identifier(at: index + 2) == "UIButton" && isAt(index + 3, "(")
        && identifier(at: index + 4) == "configuration"
    }
  }
}
