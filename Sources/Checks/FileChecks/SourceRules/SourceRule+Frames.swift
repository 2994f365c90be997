// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  private static let early: Set<String> = [
    "viewDidLoad", "init", "loadView", "awakeFromNib", "initWithFrame", "initWithCoder",
  ]

  /// Frames that are read before there is a layout.
  static let earlyFrame = SourceRule { text in
    (text.indices(of: "frame") + text.indices(of: "bounds")).compactMap { index in
      guard let function = text.blocks.function(at: index), case .function(let name) = function.kind,
        early.contains(name),
        text.isMeasured(at: index), !text.isChosen(at: index, in: function)
      else { return nil }
      let chain = text.startOfChain(endingAt: index)..<(index + 3)
      return SourceFault(
        rule: .earlyFrame, range: text.bytes(of: chain),
        message: "\(text.text(of: chain)) is read in \(name), before the view has the size that its window gives it",
        advice: "read it in viewDidLayoutSubviews or layoutSubviews, or state the relation as a constraint")
    }
  }

  /// Sizes of a view that are stored, and used after the view got another one.
  static let storedFrame = SourceRule { text in
    guard text.language == .swift else { return [] }
    return (text.indices(of: "frame") + text.indices(of: "bounds")).compactMap { index in
      guard text.isMeasured(at: index), let function = text.blocks.function(at: index),
        case .function(let name) = function.kind,
        !early.contains(name)
      else { return nil }
      let start = text.startOfChain(endingAt: index)
      // parentHeight = parent.view.frame.height, where parentHeight is stored and not set where layouts are made.
      guard start < index, text.isAt(start - 1, "="), !text.isAt(start - 2, "="), !text.isAt(start - 3, "."),
        text.startsLine(start - 2), !name.hasSuffix("ayoutSubviews"), !name.hasPrefix("viewWill"),
        !name.hasPrefix("viewDid"),
        !name.hasPrefix("update"), !name.hasPrefix("layout"), name != "prepare", name != "draw"
      else { return nil }
      let stored = text.identifier(at: start - 2)
      guard ["width", "height", "size"].contains(stored.camelWords.last), text.storesProperty(stored),
        text.line(of: index + 2) != text.line(of: index + 3)
      else { return nil }
      return SourceFault(
        rule: .earlyFrame, range: text.bytes(of: start..<(index + 3)),
        message: "'\(stored)' keeps \(text.text(of: start..<(index + 3))), which changes when the window is resized",
        advice: "read it where it is used, or store it again in layoutSubviews or viewDidLayoutSubviews")
    }
  }

  /// Layers that get the bounds of a view once, and do not follow them.
  static let layerFrame = SourceRule { text in
    guard text.language == .swift else { return [] }
    let places = text.indices(of: "frame").filter { index in
      guard text.isAt(index - 1, "."), text.isAssigned(after: index) else { return false }
      let receiver = text.identifier(at: index - 2).lowercased()
      return receiver.contains("layer") || receiver.contains("gradient")
    }
    func isRepeated(_ index: Int) -> Bool {
      guard case .function(let name)? = text.blocks.outermostFunction(at: index)?.kind else { return true }
      let words = name.camelWords
      return !Set(words).isDisjoint(with: ["layout", "draw", "transition", "update", "resize"]) || name == "prepare"
        || text.isCalledByLayout(name)
    }
    return places.compactMap { index in
      var end = index + 2
      while text.isAt(end + 1, "."), !text.identifier(at: end + 2).isEmpty { end += 2 }
      let receiver = text.identifier(at: index - 2)
      guard text.identifier(at: end) == "bounds", !text.isOnLine(end + 1, of: end), !isRepeated(index),
        !places.contains(where: { text.identifier(at: $0 - 2) == receiver && isRepeated($0) })
      else { return nil }
      return SourceFault(
        rule: .earlyFrame, range: text.bytes(of: (index - 2)..<(end + 1)),
        message: "\(receiver) keeps the size that the view has here: layers do not follow their views",
        advice: "set its frame in viewDidLayoutSubviews or layoutSubviews")
    }
  }

  private static let layoutCallbacks = [
    "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews", "viewWillTransition", "layoutSublayers",
  ]

  /// Frames that are made of the size of a view once, in a file without a callback that could make them again.
  static let frameOnce = SourceRule { text in
    guard text.language == .swift, !layoutCallbacks.contains(where: { text.mentions($0) }) else { return [] }
    let verbs: Set<String> = ["setup", "set", "configure", "add", "create", "make", "build", "display"]
    return text.indices(of: "frame").compactMap { index in
      let isSize = text.isAt(index + 1, ".") && text.identifier(at: index + 2) == "size"
      let end = isSize ? index + 2 : index
      guard text.isAt(index - 1, "."), text.isAssigned(after: end),
        text.identifier(at: end + 2) == (isSize ? "CGSize" : "CGRect"), text.isAt(end + 3, "("),
        case .function(let name)? = text.blocks.function(at: index)?.kind,
        ["viewWillAppear", "viewDidAppear"].contains(name) || verbs.contains(name.camelWords[0])
      else { return nil }
      let receiver = text.identifier(at: index - 2)
      let list = (end + 3)..<min(text.closing(end + 3), text.tokens.count)
      guard
        let size = list.first(where: { place in
          ["frame", "bounds"].contains(text.identifier(at: place)) && text.isMeasured(at: place)
            && ["view", "self", "contentView", "frame", "bounds"].contains(
              text.identifier(at: text.startOfChain(endingAt: place)))
        }), text.chains([receiver, "autoresizingMask"]).isEmpty, !text.isCalledByLayout(name),
        !text.setsFrame(of: receiver, outside: index)
      else { return nil }
      return SourceFault(
        rule: .earlyFrame, range: text.bytes(of: (index - 2)..<(index + 1)),
        message:
          "the frame of \(receiver) is made of \(text.text(of: text.startOfChain(endingAt: size)..<(size + 3))) once, and nothing makes it again when the window is resized",
        advice: "use constraints, or set it in viewDidLayoutSubviews or layoutSubviews", severity: .note)
    }
  }

  /// Changes of traits that an override has to compare.
  static let traitChangeOverride = SourceRule { text in
    let name = "traitCollectionDidChange"
    guard !text.mentions("registerForTraitChanges") else { return [] }
    return text.indices(of: name).filter { index in
      text.language == .swift
        ? text.identifier(at: index - 1) == "func" : text.isAt(index - 1, ")") && text.blocks.around(index).isEmpty
    }.map { index in
      SourceFault(
        rule: .traitChangeOverride, range: text.bytes(of: index..<(index + 1)),
        message: "traitCollectionDidChange is called for every trait, and is deprecated since iOS 17",
        advice:
          "register for the traits that matter: registerForTraitChanges([UITraitHorizontalSizeClass.self], handler:)")
    }
  }

  /// Frames that are set by hand to what an autoresizing mask gives.
  static let manualAutoresizing = SourceRule { text in
    let functions: Set<String> = ["viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews"]
    return text.indices(of: "frame").compactMap { index in
      guard let function = text.blocks.function(at: index), case .function(let name) = function.kind,
        functions.contains(name),
        text.isAt(index - 1, "."), text.isAssigned(after: index)
      else { return nil }
      var end = index + 2
      for word in ["self", "view"] where text.identifier(at: end) == word && text.isAt(end + 1, ".") { end += 2 }
      let start = text.startOfChain(endingAt: index)
      let receiver = text.identifiers(in: start..<index)
      guard text.identifier(at: end) == "bounds", text.isAt(end + 1, ";") || !text.isOnLine(end + 1, of: end),
        !receiver.contains(where: { $0.lowercased().contains("layer") || $0.lowercased().contains("gradient") })
      else { return nil }
      return SourceFault(
        rule: .manualAutoresizing, range: text.bytes(of: start..<(end + 1)),
        message: "\(receiver.joined(separator: ".")) always fills its superview, which needs no code at each layout",
        advice: "give it autoresizingMask = [.flexibleWidth, .flexibleHeight] once, or constraints to the four edges")
    }
  }
}

extension SourceCode {
  /// Whether a length of the rectangle at `index` is read.
  fileprivate func isMeasured(at index: Int) -> Bool {
    let measures: Set<String> = ["width", "height", "size", "midX", "midY", "maxX", "maxY"]
    return isAt(index + 1, ".") && measures.contains(identifier(at: index + 2)) && !isWritten(after: index + 2)
  }

  private func isWritten(after index: Int) -> Bool {
    var end = index
    while isAt(end + 1, "."), !identifier(at: end + 2).isEmpty { end += 2 }
    return isAssigned(after: end) || (isAt(end + 2, "=") && ["+", "-", "*", "/"].contains { isAt(end + 1, $0) })
  }

  /// Whether the author chose the rectangle: the frame that an initializer gets, of a screen or window, or of a view that the function makes.
  fileprivate func isChosen(at index: Int, in function: SourceBlock) -> Bool {
    let start = startOfChain(endingAt: index)
    let names = identifiers(in: start..<index)
    // What a call returns, such as the screen, has a size of its own; so has a refresh control.
    if isAt(start - 1, ".") || names.contains(where: { $0.lowercased().contains("refreshcontrol") }) { return true }
    if names.isEmpty {
      return identifiers(in: function.header).contains("frame")
        || identifiers(in: function.header).contains("initWithFrame")
    }
    if names == ["super"] || names.contains("UIScreen") || names.contains("main") || names.contains("screen") {
      return true
    }
    let first = names[0]
    let made = indices(of: first).contains {
      function.body.contains($0) && ["let", "var"].contains(identifier(at: $0 - 1))
    }
    let given = identifiers(in: function.header).contains(first)
    // A property that is made with a frame has it from the start.
    let sized = indices(of: first).contains {
      ["let", "var"].contains(identifier(at: $0 - 1))
        && identifiers(in: $0..<min($0 + 40, tokens.count)).contains { $0 == "CGRect" || $0 == "CGSize" }
    }
    let framed = indices(of: first).contains { place in
      function.body.contains(place) && place < start && isAt(place + 1, ".")
        && (identifier(at: place + 2) == "sizeToFit"
          || (identifier(at: place + 2) == "frame" && isAssigned(after: place + 2)))
    }
    let laidOut = ["layoutIfNeeded", "sizeToFit"].contains { name in
      indices(of: name).contains { function.body.contains($0) && $0 < start }
    }
    return made || given || sized || framed || laidOut
  }

  /// Whether a function of the file that makes layouts calls another one.
  fileprivate func isCalledByLayout(_ name: String) -> Bool {
    indices(of: name).contains { index in
      guard isAt(index + 1, "("), case .function(let caller)? = blocks.outermostFunction(at: index)?.kind else {
        return false
      }
      return caller != name
        && !Set(caller.camelWords).isDisjoint(with: ["layout", "draw", "transition", "reload", "update", "resize"])
    }
  }

  /// Whether another function than that around `index` gives a view its frame as well.
  fileprivate func setsFrame(of view: String, outside index: Int) -> Bool {
    let body = blocks.outermostFunction(at: index)?.body ?? index..<index
    return chains([view, "frame"]).contains { !body.contains($0.lowerBound) && isAssigned(after: $0.upperBound - 1) }
  }

  /// Whether a token is the first of its line.
  func startsLine(_ index: Int) -> Bool { index == 0 || line(of: index - 1) < line(of: index) }

  /// Whether a token exists and is on the line of another one.
  func isOnLine(_ index: Int, of other: Int) -> Bool {
    index < tokens.count && line(of: index) == line(of: other) && !isAt(index, "}")
  }

  /// Whether a type of the file stores a property with this name.
  fileprivate func storesProperty(_ name: String) -> Bool {
    indices(of: name).contains { index in
      guard identifier(at: index - 1) == "var", let block = blocks.around(index).first, case .type = block.kind else {
        return false
      }
      return !blocks.all.contains { $0.kind == .property(name) }
    }
  }
}
