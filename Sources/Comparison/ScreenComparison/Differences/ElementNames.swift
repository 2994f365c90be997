// SPDX-License-Identifier: MIT

import LayoutModel

/// The words for the elements of a screen in sentences: the name that an author gave in backquotes, else the class with the text.
///
/// Elements with equal words are told apart by their superview, or by a number.
struct ElementNames {
  private let words: [String]

  init(_ screen: ComparedScreen) {
    var words = screen.elements.map(\.words)
    Self.tellCells(screen, &words)
    let root = screen.elements.indices.first {
      screen.elements[$0].superview == nil && screen.elements[$0].kind == "UIView"
    }
    var parts: [String: [Int]] = [:]
    for index in words.indices where index != root { parts[words[index], default: []].append(index) }
    for (word, indices) in parts where indices.count > 1 || screen.elements[indices[0]].isNameless {
      Self.tellApart(indices, word, screen, &words)
    }
    if let root, screen.elements[root].isNameless { words[root] = "the view of the screen" }
    self.words = words
  }

  /// Gives cells and headers without a name the first text in them, unless their class tells them apart.
  private static func tellCells(_ screen: ComparedScreen, _ words: inout [String]) {
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    let plain = words
    var told: Set<Int> = []
    for (index, element) in screen.elements.enumerated() {
      guard let text = element.text, !text.isEmpty, !placeholders.contains(text),
        let cell = screen.superviews(of: index).first(where: { screen.elements[$0].isRow }),
        screen.elements[cell].isNameless,
        screen.elements[cell].className.hasPrefix("UI") || counts[plain[cell], default: 0] > 1,
        told.insert(cell).inserted
      else { continue }
      words[cell] += " with " + ValueWords.quoted(text, longest: 25)
    }
  }

  /// The texts that Interface Builder gives new views, which tell nothing.
  private static let placeholders: Set<String> = ["Label", "Title", "Subtitle", "Detail", "Button"]

  subscript(index: Int) -> String { words[index] }

  private static func tellApart(_ indices: [Int], _ word: String, _ screen: ComparedScreen, _ words: inout [String]) {
    let containers = Dictionary(grouping: indices) { index in
      screen.superviews(of: index).first { screen.elements[$0].isNamed || screen.elements[$0].text != nil } ?? -1
    }
    for (container, members) in containers {
      for (position, index) in members.enumerated() {
        var text = members.count > 1 ? word + " \(position + 1)" : word
        if container >= 0 { text += " in " + screen.elements[container].words }
        words[index] = text
      }
    }
  }
}

extension ComparedElement {
  /// Whether an author gave the element a name.
  var isNamed: Bool { givenName != nil }

  /// Whether the element is a cell or a header of a list.
  var isRow: Bool { ["Cell", "HeaderFooterView", "ReusableView"].contains(where: kind.hasSuffix) }

  /// Whether neither a name nor a text tells the element from others of its class.
  var isNameless: Bool { !isNamed && (text ?? "").isEmpty }

  /// The name that an author gave the element.
  package var givenName: String? { [identifier, label, property].compactMap { $0 }.first { !$0.isEmpty } }

  /// The name, or the class with the text.
  fileprivate var words: String {
    if let givenName { return "`" + givenName + "`" }
    let noun = "the " + ClassWords.noun(for: className)
    if let text, !text.isEmpty { return noun + " " + ValueWords.quoted(text, longest: 25) }
    return noun
  }
}

/// The nouns for classes.
enum ClassWords {
  /// A noun such as “image view” for a class of UIKit; the name of another class.
  static func noun(for className: String) -> String {
    guard className.hasPrefix("UI"), className.count > 3 else { return className }
    var result = ""
    for letter in className.dropFirst(2) {
      if letter.isUppercase, let last = result.last, last.isLowercase { result += " " }
      result.append(Character(letter.lowercased()))
    }
    return result
  }
}
