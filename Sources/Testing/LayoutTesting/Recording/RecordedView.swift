// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// A line of a recorded layout: a view with its name, class, frame and text.
struct RecordedView: Equatable, Sendable {
  /// The number of superviews inside the recorded layout.
  var depth: Int
  /// The identifier of the view or the name of the property that refers to it; `nil` if it has neither.
  var name: String?
  var className: String
  /// The frame in the superview's coordinates, in points.
  var frame: CGRect
  var text: String?
  var isHidden = false

  /// The name in messages.
  var title: String { name ?? className }

  /// The line, indented by two spaces for every superview.
  var line: String {
    var line = String(repeating: "  ", count: depth) + (name.map { "\($0): " } ?? "") + className
    line += " " + FrameText.text(frame)
    if isHidden { line += " hidden" }
    if let text { line += " \"\(RecordedView.escaped(text))\"" }
    return line
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for letter in text {
      switch letter {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\r", "\r\n": result += "\\r"
      case _ where letter.isNewline: result += "\\n"
      default: result.append(letter)
      }
    }
    return result
  }
}

extension RecordedView {
  /// Parses a line. Returns `nil` if it does not have the format of ``line``.
  init?(line: String) {
    let indent = line.prefix { $0 == " " }.count
    var rest = line.dropFirst(indent)
    var text: String?
    if let quote = rest.range(of: " \"") {
      guard rest.hasSuffix("\""), quote.upperBound < rest.endIndex else { return nil }
      text = RecordedView.unescaped(rest[quote.upperBound...].dropLast())
      rest = rest[..<quote.lowerBound]
    }
    var name: String?
    if let colon = rest.range(of: ": ") {
      name = String(rest[..<colon.lowerBound])
      rest = rest[colon.upperBound...]
    }
    var parts = rest.split(separator: " ").map(String.init)
    let isHidden = parts.last == "hidden"
    if isHidden { parts.removeLast() }
    let numbers = parts.dropFirst().compactMap(Double.init)
    guard indent.isMultiple(of: 2), parts.count == 5, numbers.count == 4 else { return nil }
    self.init(
      depth: indent / 2, name: name, className: parts[0],
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), text: text,
      isHidden: isHidden)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for letter in text {
      if isEscaped {
        result.append(letter == "n" ? "\n" : letter == "r" ? "\r" : letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else {
        result.append(letter)
      }
    }
    return result
  }
}
