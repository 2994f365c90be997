// SPDX-License-Identifier: MIT

import LayoutChecks

extension Finding {
  /// Returns the finding in the format of a compiler diagnostic: `path:line:column: severity: sentence [rule]`, with
  /// its notes below.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as the user named it.
  ///   - message: The message, which can contain more than ``FindingMessages/sentence(for:)``.
  ///   - style: The style of the terminal.
  func text(path: String, message: String, style: ReportStyle) -> String {
    let location = location ?? .start
    let start = style.bold("\(path.singleLine):\(location.line):\(location.column): ")
    let first = start + label(style) + message.singleLine + style.faint(" [\(rule.rawValue)]")
    return ([first] + FindingMessages.lines(below: self).map { "    " + $0.singleLine }).joined(separator: "\n") + "\n"
  }

  /// Returns the finding with the message for its details.
  func text(path: String, style: ReportStyle) -> String {
    text(path: path, message: FindingMessages.sentence(for: self), style: style)
  }

  private func label(_ style: ReportStyle) -> String {
    switch severity {
    case .error: style.error("error: ")
    case .warning: style.warning("warning: ")
    case .note: "note: "
    }
  }
}
