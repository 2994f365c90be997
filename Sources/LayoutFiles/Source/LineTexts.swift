// SPDX-License-Identifier: MIT

import Tinamou

/// The lines of a file as texts, each made once: a thousand constraints may come from one line.
@MainActor
final class LineTexts {
  private let source: SourceText
  private var texts: [Int: String] = [:]

  init(of source: SourceText) {
    self.source = source
  }

  /// The text of a line, counted from 1, without blanks around it, and cut where it is too long to be shown.
  func text(ofLine number: Int) -> String {
    if let text = texts[number] { return text }
    let text = String(source.line(number).trimmingCharacters(in: .whitespaces).prefix(500))
    texts[number] = text
    return text
  }
}
