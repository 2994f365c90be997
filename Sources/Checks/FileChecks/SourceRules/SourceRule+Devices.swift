// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Layouts that depend on the kind or the name of the device.
  static let deviceDependentLayout = SourceRule { text in
    let chains =
      text.language == .swift
      ? [
        ["UIDevice", "current", "userInterfaceIdiom"], ["traitCollection", "userInterfaceIdiom"],
        ["UI_USER_INTERFACE_IDIOM"],
        ["UIDevice", "current", "model"], ["UIDevice", "current", "name"],
        ["UIDevice", "currentDevice", "userInterfaceIdiom"],
      ]
      : [
        ["UIDevice", "currentDevice", "userInterfaceIdiom"], ["traitCollection", "userInterfaceIdiom"],
        ["UI_USER_INTERFACE_IDIOM"],
        ["UIDevice", "currentDevice", "model"],
      ]
    return chains.flatMap(text.chains).compactMap { chain in
      guard let word = text.layoutWord(dependingOn: chain) else { return nil }
      return SourceFault(
        rule: .deviceDependentLayout, range: text.bytes(of: chain),
        message: "'\(word)' depends on the kind of device, and a window on any device can have any size",
        advice: "decide by the view's bounds, or by traitCollection.horizontalSizeClass and verticalSizeClass")
    }
  }

  /// Layouts that depend on a name of a device in quotation marks.
  static let deviceName = SourceRule { text in
    text.tokens.indices.compactMap { index in
      guard let name = text.tokens[index].string, name.isConstant, name.text.isDeviceName, text.isCompared(index),
        let word = text.layoutWord(dependingOn: index..<(index + 1))
      else { return nil }
      return SourceFault(
        rule: .deviceDependentLayout, range: text.bytes(of: index..<(index + 1)),
        message: "'\(word)' depends on the name of a device, and devices with other names have the same size",
        advice: "decide by the view's bounds, or by traitCollection.horizontalSizeClass and verticalSizeClass")
    }
  }

  /// Screens that allow some orientations only.
  static let limitedOrientations = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.indices(of: "supportedInterfaceOrientations").compactMap { index in
      guard text.identifier(at: index - 1) == "var",
        let block = text.blocks.all.first(where: {
          $0.kind == .property("supportedInterfaceOrientations") && $0.header.contains(index)
        }),
        !text.identifiers(in: block.body).contains(where: { ["all", "super"].contains($0) || $0.hasPrefix("allBut") }),
        text.identifiers(in: block.body).contains(where: {
          ["portrait", "portraitUpsideDown", "landscape"].contains($0)
        })
      else { return nil }
      return SourceFault(
        rule: .limitedOrientations, range: text.bytes(of: index..<(index + 1)),
        message:
          "a screen of some orientations only is shown at any size and shape all the same, because windows are resized",
        advice:
          "let the layout fit in every shape: a scroll view around it, or another arrangement for a compact height")
    }
  }
}

extension SourceCode {
  private static let layoutWords: Set<String> = [
    "width", "height", "size", "frame", "bounds", "constant", "spacing", "inset", "insets", "margin", "margins",
    "padding", "font", "columns", "multiplier", "anchor", "constraint", "constraints", "offset", "axis", "ratio",
    "distance",
  ]

  private static let layoutNames: Set<String> = [
    "CGRect", "CGSize", "CGFloat", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "traitOverrides", "CGRectMake",
    "CGSizeMake",
    "systemFont", "boldSystemFont", "equalToConstant",
  ]

  /// Names with which a block places a popover, which only the larger kind of device shows.
  private static let popoverNames: Set<String> = [
    "popoverPresentationController", "sourceRect", "sourceView", "barButtonItem", "UIPopoverController", "popover",
  ]

  /// The first word of layout in what is decided by the chain: the statement, or the blocks of the condition with it.
  fileprivate func layoutWord(dependingOn chain: Range<Int>) -> String? {
    for range in dependents(of: chain) {
      let words = tokens[range].compactMap(\.identifier)
      guard Self.popoverNames.isDisjoint(with: words) else { return nil }
      if let found = words.first(where: isOfLayout) { return found }
    }
    return nil
  }

  private func isOfLayout(_ name: String) -> Bool {
    if Self.layoutNames.contains(name) || name.hasSuffix("SizeClass") { return true }
    guard name.first?.isUppercase != true, let last = name.camelWords.last else { return false }
    return Self.layoutWords.contains(last)
  }

  private func dependents(of chain: Range<Int>) -> [Range<Int>] {
    if let index = blocks.all.firstIndex(where: { $0.isCondition && $0.header.contains(chain.lowerBound) }) {
      let block = blocks.all[index]
      if case .control("guard") = block.kind { return [] }
      var found = [block.body]
      // What comes in the other case is decided as well.
      while let next = blocks.all.first(where: {
        $0.header.lowerBound == found[found.count - 1].upperBound + 1 && $0.kind == .control("else")
      }) {
        found.append(next.body)
      }
      return found
    }
    return [cases(after: chain) ?? statement(around: chain)]
  }

  /// The statements of the case that begins with a value; `nil` if the value begins none.
  private func cases(after value: Range<Int>) -> Range<Int>? {
    guard identifier(at: value.lowerBound - 1) == "case", let block = blocks.around(value.lowerBound).first else {
      return nil
    }
    let end = (value.upperBound..<block.body.upperBound).first {
      ["case", "default"].contains(identifier(at: $0)) && !isAt($0 - 1, ".")
    }
    return value.upperBound..<(end ?? block.body.upperBound)
  }

  /// Whether a value is compared, by an operator or a case.
  fileprivate func isCompared(_ index: Int) -> Bool {
    let start = language == .objectiveC && isAt(index - 1, "@") ? index - 1 : index
    return (isAt(start - 1, "=") && (isAt(start - 2, "=") || isAt(start - 2, "!")))
      || (isAt(index + 1, "=") && isAt(index + 2, "="))
      || identifier(at: start - 1) == "case" || identifier(at: start - 3) == "isEqualToString"
  }

  /// The tokens on the lines of a choice between two values, without the chain itself; empty if there is no choice.
  private func statement(around chain: Range<Int>) -> Range<Int> {
    let empty = chain.upperBound..<chain.upperBound
    var end = chain.upperBound
    var last = line(of: chain.upperBound - 1)
    var question: Int?
    while end < tokens.count, !tokens[end].isPunctuation("{"), !tokens[end].isPunctuation("}"),
      !tokens[end].isPunctuation(";")
    {
      let isContinued = isAt(end, "?") || isAt(end, ":")
      if line(of: end) > last, !isContinued { break }
      if isAt(end, "?"), end > chain.upperBound, question == nil { question = end }
      last = line(of: end)
      end += 1
    }
    guard question != nil else { return empty }
    var start = chain.lowerBound
    while start > 0, line(of: start - 1) == line(of: chain.lowerBound), !tokens[start - 1].isPunctuation("{") {
      start -= 1
    }
    return withoutChain(start..<end, chain)
  }

  /// Returns the part of a statement before the chain if it names a layout, and else the part behind it.
  private func withoutChain(_ statement: Range<Int>, _ chain: Range<Int>) -> Range<Int> {
    let before = statement.lowerBound..<chain.lowerBound
    return identifiers(in: before).contains(where: isOfLayout) ? before : chain.upperBound..<statement.upperBound
  }
}

extension SourceBlock {
  fileprivate var isCondition: Bool {
    if case .control(let word) = kind { ["if", "switch", "guard", "else", "while"].contains(word) } else { false }
  }
}

extension String {
  /// Whether this is the name or the identifier of an iPhone or iPad.
  fileprivate var isDeviceName: Bool {
    guard let kind = ["iPhone", "iPad"].first(where: hasPrefix), count > kind.count, count <= 40 else { return false }
    let next = self[index(startIndex, offsetBy: kind.count)]
    return next == " " || next.isNumber
  }
}
