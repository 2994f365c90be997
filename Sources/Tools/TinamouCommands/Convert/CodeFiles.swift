// SPDX-License-Identifier: MIT

import Foundation

/// Puts several files of code into one.
enum CodeFiles {
  /// Returns one file with the imports of all at the top. Extensions that several have are written once.
  static func joined(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    var imports: [String] = []
    var blocks: [String] = []
    for text in texts {
      for block in text.components(separatedBy: "\n\n").joinedDeclarations {
        if block.hasPrefix("import ") {
          for line in block.split(separator: "\n").map(String.init) where !imports.contains(line) {
            imports.append(line)
          }
        } else if !blocks.contains(block) {
          blocks.append(block)
        }
      }
    }
    return ([imports.joined(separator: "\n")] + blocks).joined(separator: "\n\n") + "\n"
  }
}

extension [String] {
  /// The paragraphs, with those that begin with a space put to the declaration before them.
  fileprivate var joinedDeclarations: [String] {
    var result: [String] = []
    for paragraph in self {
      let text = paragraph.hasSuffix("\n") ? String(paragraph.dropLast()) : paragraph
      if text.hasPrefix(" "), let last = result.popLast() {
        result.append(last + "\n\n" + text)
      } else {
        result.append(text)
      }
    }
    return result
  }
}
