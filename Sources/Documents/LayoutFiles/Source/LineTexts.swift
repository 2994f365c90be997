// SPDX-License-Identifier: MIT

import Tinamou

/// The lines of a file as strings, each created once because a thousand constraints can come from one line.
@MainActor
final class LineTexts {
  private let source: SourceText
  private var texts: [Int: String] = [:]

  init(of source: SourceText) {
    self.source = source
  }

  /// Returns the text of a line, numbered from 1, without surrounding white space and truncated for display.
  func text(ofLine number: Int) -> String {
    if let text = texts[number] { return text }
    let text = String(source.line(number).trimmingCharacters(in: .whitespaces).prefix(500))
    texts[number] = text
    return text
  }
}
