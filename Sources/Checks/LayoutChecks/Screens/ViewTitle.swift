// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Words that short reports cut in the middle, where those of similar views differ the least.
package enum ShortWord {
  /// The character in place of what is left out.
  static let omission: Character = "…"

  /// Returns a text with `length` characters at most.
  package static func cut(_ text: String, to length: Int) -> String {
    guard text.count > length else { return text }
    let end = (length - 1) / 2
    return "\(text.prefix(length - 1 - end))\(omission)\(text.suffix(end))"
  }

  /// Whether a word is a text from which something is left out, in the middle or at the end.
  static func isCut(_ word: some StringProtocol, from text: String) -> Bool {
    word.count > 1
      && word.indices.contains { place in
        word[place] == omission && word.count <= text.count && text.hasPrefix(word[..<place])
          && text.hasSuffix(word[word.index(after: place)...])
      }
  }
}

/// The words of a view in reports: its name, its class, and what it says.
///
/// A reader of a report describes the view by any part of its line.
package struct ViewTitle: Sendable, Hashable {
  /// The accessibility identifier, or the property that holds the view; `nil` for neither.
  package let name: String?
  /// The name of the class, without its module.
  package let className: String
  /// The text that the view shows; `nil` for none.
  package let text: String?
  /// The label that assistive technology reads; `nil` for a view that is not an element of its own.
  package let label: String?

  /// Creates the title of an element of a report.
  package init(_ element: ScreenElement) {
    (name, className, text) = (element.name, element.className, element.text)
    label = element.spoken?.label
  }

  /// Creates the title of a view.
  @MainActor
  package init(_ view: UIView) {
    (name, className) = (NamedItem(view).givenName, "\(type(of: view))")
    (text, label) = (ShownText.text(of: view), SpokenElement.label(of: view))
  }

  /// The longest text on a line, in characters.
  package static let longestText = 60

  /// A text in quotation marks, on one line, cut if it is long.
  package static func quoted(_ text: String, longest: Int = longestText) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= longest ? "“\(line)”" : "“\(line.prefix(longest))…”"
  }

  /// The title as a report prints it, such as `titleLabel: UILabel “Hello”`.
  package var line: String { ([nameAndClass] + saying).joined(separator: " ") }

  private var nameAndClass: String { name.map { "\($0): \(className)" } ?? className }

  private var saying: [String] {
    if let text { return [Self.quoted(text)] }
    return label.map { ["(\(Self.quoted($0)))"] } ?? []
  }

  /// Whether a word is the text or the label of the view, as it is or as a report cuts it.
  package func says(_ word: String) -> Bool {
    [text, label].compactMap { $0 }.contains { Self.isText($0, word) }
  }

  private static func isText(_ text: String, _ word: String) -> Bool {
    var plain = word
    if plain.hasPrefix("("), plain.hasSuffix(")") { plain = String(plain.dropFirst().dropLast()) }
    for marks in [("“", "”"), ("\"", "\"")]
    where plain.hasPrefix(marks.0) && plain.hasSuffix(marks.1) && plain.count > 1 {
      plain = String(plain.dropFirst().dropLast())
    }
    // Reports print line breaks as `\n`; people leave them out.
    let parts = text.split(whereSeparator: \.isNewline)
    let forms = [text, parts.joined(separator: "\\n"), parts.joined(separator: " ")]
    if forms.contains(plain) { return true }
    return plain.contains(ShortWord.omission) && forms.contains { ShortWord.isCut(plain, from: $0) }
  }

  /// Whether a word is what a report prints about the view: its whole line, with or without the frame, or a part of it.
  package func isPrinted(as word: String) -> Bool {
    if word == nameAndClass || word == line || says(word) { return true }
    if word == shortClass, className != shortClass { return true }
    let beginnings = [name, nameAndClass, className, shortClass].compactMap { $0 }
    let rests = [word] + beginnings.compactMap { word.after($0 + " ") } + restsAfterShortWords(word)
    return rests.contains { rest in
      rest != word && (rest.isEmpty || says(rest) || rest.isFrame) || isTextWithFrame(rest)
    }
  }

  /// The text that follows the name or the class in a word that begins with a cut one.
  private func restsAfterShortWords(_ word: String) -> [String] {
    guard word.contains(ShortWord.omission) else { return [] }
    let ends = word.indices.filter { word[$0] == " " } + [word.endIndex]
    return ends.filter { end in
      [name, shortClass].contains { $0.map { ShortWord.isCut(word[..<end], from: $0) } ?? false }
    }.map { String(word[$0...].dropFirst()) }
  }

  /// The class without the first letters of UIKit's classes, as short reports print it.
  private var shortClass: String { className.after("UI") ?? className }

  /// Whether a word is the text in quotation marks, followed by the frame.
  private func isTextWithFrame(_ word: String) -> Bool {
    guard let end = word.lastIndex(where: { "”)\"".contains($0) }) else { return false }
    return says(String(word[...end])) && word[word.index(after: end)...].drop { $0 == " " }.isFrame
  }
}

extension StringProtocol {
  /// The characters after a prefix; `nil` without it.
  fileprivate func after(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }

  /// Whether the text is a frame with what may follow it: four numbers at least.
  fileprivate var isFrame: Bool {
    let parts = split(separator: " ")
    return parts.count >= 4 && parts.prefix(4).allSatisfy { Double($0) != nil }
  }
}

extension ScreenElement {
  /// The element and those below it that a word describes, by the first way that finds one: the name, the text or label, what a report
  /// prints, the class. `UIButton[2]` is the second of several.
  package func elements(described word: String) -> [ScreenElement] {
    let titles = all.map { ($0, ViewTitle($0)) }
    let attempts: [(ViewTitle) -> Bool] = [
      { $0.name == word }, { $0.says(word) }, { $0.isPrinted(as: word) }, { $0.className == word },
    ]
    for attempt in attempts {
      let found = titles.filter { attempt($0.1) }.map(\.0)
      if !found.isEmpty { return found }
    }
    guard word.hasSuffix("]"), let open = word.lastIndex(of: "["),
      let number = Int(word[word.index(after: open)...].dropLast())
    else { return [] }
    let several = elements(described: String(word[..<open]))
    return several.indices.contains(number - 1) ? [several[number - 1]] : []
  }
}
