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
        // Symbols of the system have descriptions of their own.
        Set(text.identifiers(in: index..<text.closing(index + 1))).isDisjoint(with: ["title", "systemName"])
      else { return nil }
      return SourceFault(
        rule: .unlabeledImage, range: text.bytes(of: index..<(index + 1)),
        message: "an image alone is read by its file's name",
        advice: "set the item's accessibilityLabel")
    }
  }

  /// Buttons in code that show an image alone, and that the file does not name.
  static let unlabeledButton = SourceRule { text in
    guard text.language == .swift else { return [] }
    var known: Set<String> = []
    return text.indices(of: "setImage").compactMap { index in
      let name = text.identifier(at: index - 2)
      guard text.isAt(index - 1, "."), text.isAt(index + 1, "("), text.makesButton(name),
        !text.describesButton(name, at: index), known.insert(name).inserted
      else { return nil }
      let arguments = text.identifiers(in: index..<min(text.closing(index + 1), text.tokens.count))
      // Symbols of the system have descriptions of their own.
      guard arguments.dropFirst().first == "UIImage", !arguments.contains("systemName") else { return nil }
      return SourceFault(
        rule: .unlabeledImage, range: text.bytes(of: index..<(index + 1)),
        message: "an image alone is read by its file's name", advice: "set the button's accessibilityLabel")
    }
  }

  /// Buttons that are smaller than a finger.
  static let smallButton = SourceRule { text in
    var known: Set<String> = []
    return text.fixedLengths.compactMap { length in
      guard length.number.value < 44, length.number.value >= 8,
        length.isOfButton,
        // A bar makes room around its items.
        !text.isInBar(length.view), known.insert(length.view).inserted
      else { return nil }
      return SourceFault(
        rule: .smallTouchTarget, range: text.bytes(of: length.number.tokens),
        message:
          "a side of \(length.view) is \(text.text(of: length.number.tokens)) points long; Apple recommends 44 or more for what is touched",
        advice: "make it at least 44 pt on each side, and its image as small as it has to be")
    }
  }

  /// Texts and images that are tapped like buttons, and are read as none.
  static let tappedElement = SourceRule { text in
    guard text.language == .swift, !text.mentions("accessibilityTraits") else { return [] }
    return text.indices(of: "addGestureRecognizer").compactMap { index in
      let name = text.identifier(at: index - 2)
      let words = name.camelWords
      guard text.isAt(index - 1, "."), text.isAt(index + 1, "("),
        ["label", "lbl", "image", "icon"].contains(words.last) || words.suffix(2) == ["image", "view"],
        text.isTap(index + 2)
      else { return nil }
      return SourceFault(
        rule: .contradictingTraits, range: text.bytes(of: (index - 2)..<(index + 1)),
        message: "\(name) is tapped like a button, and assistive technology reads it as none",
        advice: "make it a UIButton, or an accessibility element with the trait .button", severity: .note)
    }
  }

  /// Anchors, and attributes of SnapKit, that stay on their side in languages that are read from the right.
  static let sidedAnchor = SourceRule { text in
    let anchors = ["leftAnchor", "rightAnchor"].flatMap { text.chains([$0, "constraint"]).map(\.lowerBound) }.filter {
      if text.isHeldAlikeOnBothSides($0) { return false }
      // A name such as topRightCorner means the side.
      let side = text.identifier(at: $0).hasPrefix("left") ? "left" : "right"
      if text.identifier(at: $0 - 2).camelWords.contains(side) { return false }
      // So does a helper that is called after the side.
      guard case .function(let name)? = text.blocks.outermostFunction(at: $0)?.kind else { return true }
      return Set(name.camelWords).isDisjoint(with: ["left", "right"])
    }
    return (anchors + text.sidedAttributes).map { index in
      let name = text.identifier(at: index)
      let other = (name.hasPrefix("left") ? "leading" : "trailing") + (name.hasSuffix("Anchor") ? "Anchor" : "")
      return SourceFault(
        rule: .leftRightAttribute, range: text.bytes(of: index..<(index + 1)),
        message: "\(name) does not mirror in right-to-left languages",
        advice: "use \(other), or set the view's semantic content attribute", severity: .note)
    }
  }
}

extension SourceCode {
  /// Whether a view is held by both sides of another one at the same distance, which is the same when it is mirrored.
  fileprivate func isHeldAlikeOnBothSides(_ index: Int) -> Bool {
    guard let other = ["leftAnchor": "rightAnchor", "rightAnchor": "leftAnchor"][identifier(at: index)],
      let scope = (blocks.outermostFunction(at: index) ?? blocks.around(index).first)?.body
    else { return false }
    func target(_ index: Int) -> String {
      let call = text(of: index..<min(closing(index + 3) + 1, tokens.count))
      return call.replacing("leftAnchor", with: "").replacing("rightAnchor", with: "").filter { $0 != "-" }
    }
    return indices(of: other).contains { place in
      scope.contains(place) && identifier(at: place - 2) == identifier(at: index - 2) && isAt(place + 1, ".")
        && isAt(place + 3, "(") && target(place) == target(index)
    }
  }

  /// The attributes of SnapKit at one side alone: where a relation has both sides, it is the same when it is mirrored.
  fileprivate var sidedAttributes: [Int] {
    guard language == .swift, mentions("snp") else { return [] }
    return ["left", "right"].flatMap(indices).filter { index in
      guard isAt(index - 1, "."), snappedView(at: index) != nil, identifier(at: startOfChain(endingAt: index)) == "make"
      else { return false }
      var names = snappedAttributes(before: index)
      var next = index
      while isAt(next + 1, "."), !identifier(at: next + 2).isEmpty {
        names.insert(identifier(at: next + 2))
        next += 2
      }
      return !names.contains(identifier(at: index) == "left" ? "right" : "left")
    }
  }

  /// Whether a view is that of an item of a bar.
  fileprivate func isInBar(_ name: String) -> Bool {
    indices(of: name).contains { isAt($0 - 1, ":") && identifier(at: $0 - 2) == "customView" }
  }

  /// Whether the file makes a button with this name.
  fileprivate func makesButton(_ name: String) -> Bool {
    indices(of: name).contains { index in
      guard ["let", "var"].contains(identifier(at: index - 1)) else { return false }
      let isOutlet = identifiers(in: max(0, index - 5)..<index).contains("IBOutlet")
      let value = isAt(index + 1, ":") || isAt(index + 1, "=") ? index + 2 : index
      return !isOutlet && identifier(at: value) == "UIButton"
    }
  }

  /// Whether the file gives a button a title or a label, or its owner does where the button is made in a closure.
  fileprivate func describesButton(_ name: String, at index: Int) -> Bool {
    let isLocal = ["button", "btn", "view", "b"].contains(name)
    if isLocal, mentions("accessibilityLabel") { return true }
    return ["setTitle", "setAttributedTitle", "accessibilityLabel", "configuration", "isAccessibilityElement"].contains
    {
      !chains([name, $0]).isEmpty
    }
  }

  /// Whether a recognizer, whose expression begins at an index, is one of taps.
  fileprivate func isTap(_ index: Int) -> Bool {
    let name = identifier(at: index)
    if name == "UITapGestureRecognizer" { return true }
    return indices(of: name).contains { isAssigned(after: $0) && identifier(at: $0 + 2) == "UITapGestureRecognizer" }
  }

  /// Whether the file gives a label to what has this name.
  fileprivate func names(_ name: String) -> Bool { !chains([name, "accessibilityLabel"]).isEmpty }
}
