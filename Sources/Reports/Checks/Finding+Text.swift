// SPDX-License-Identifier: MIT

import LayoutChecks

extension Finding {
  /// The finding as a compiler prints a diagnostic: `path:line:column: severity: sentence [rule]`, and its notes below.
  ///
  /// - Parameters:
  ///   - path: The file, as the reader named it.
  ///   - message: The sentence; it may say more than ``FindingMessages/sentence(for:)``.
  ///   - style: The colors of the terminal.
  func text(path: String, message: String, style: TextStyle) -> String {
    let location = location ?? .start
    let start = style.bold("\(path.singleLine):\(location.line):\(location.column): ")
    let first = start + label(style) + message.singleLine + style.faint(" [\(rule.rawValue)]")
    return ([first] + FindingMessages.lines(below: self).map { "    " + $0 }).joined(separator: "\n") + "\n"
  }

  /// The finding with the sentence of its facts.
  func text(path: String, style: TextStyle) -> String {
    text(path: path, message: FindingMessages.sentence(for: self), style: style)
  }

  private func label(_ style: TextStyle) -> String {
    switch severity {
    case .error: style.error("error: ")
    case .warning: style.warning("warning: ")
    case .note: "note: "
    }
  }
}
