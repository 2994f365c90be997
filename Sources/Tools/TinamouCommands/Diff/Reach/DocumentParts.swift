// SPDX-License-Identifier: MIT

import Foundation

/// The scenes of a storyboard, or a nib, as ranges of lines of the document.
struct DocumentParts {
  /// A scene or a nib.
  struct Part {
    /// The object identifier of the scene's controller; empty for a nib.
    let controller: String
    /// The lines with their numbers, counted from 1.
    var lines: [(number: Int, text: Substring)]

    /// The text of the lines.
    var text: String { lines.text }
  }

  private(set) var parts: [Part] = []
  /// The lines outside of scenes: resources and versions.
  private(set) var rest: [(number: Int, text: Substring)] = []

  /// The text of the lines outside of scenes.
  var restText: String { rest.text }

  /// Splits the text of a document with a name.
  init(_ text: String, name: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, $1) }
    let isStoryboard = name.hasSuffix(".storyboard")
    let (opening, closing) = isStoryboard ? ("<scene ", "</scene>") : ("<objects>", "</objects>")
    var scene: [(number: Int, text: Substring)]?
    for line in lines {
      if scene == nil, line.1.contains(opening) { scene = [] }
      guard scene != nil else {
        rest.append(line)
        continue
      }
      scene?.append(line)
      guard line.1.contains(closing), let found = scene else { continue }
      parts.append(Part(controller: isStoryboard ? Self.controller(in: found) : "", lines: found))
      scene = nil
    }
  }

  private static func controller(in lines: [(number: Int, text: Substring)]) -> String {
    let line = lines.first { $0.text.contains("sceneMemberID=\"viewController\"") }
    return line.flatMap { value(of: "id", in: $0.text) } ?? ""
  }

  /// Returns the value of an attribute in a line of a document; `nil` if it does not have the attribute.
  static func value(of attribute: String, in line: Substring) -> String? {
    guard let start = line.range(of: " \(attribute)=\"")?.upperBound, let end = line[start...].firstIndex(of: "\"")
    else {
      return nil
    }
    return String(line[start..<end])
  }
}

extension [(number: Int, text: Substring)] {
  fileprivate var text: String { map(\.text).joined(separator: "\n") }
}
