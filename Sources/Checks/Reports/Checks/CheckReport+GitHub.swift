// SPDX-License-Identifier: MIT

import LayoutChecks

extension CheckReport {
  /// Workflow commands for GitHub, one for each finding, which annotate the source lines.
  ///
  /// Source: GitHub, "Workflow commands for GitHub Actions".
  public var githubCommands: String {
    files.flatMap { file in listedFindings(in: file).map { command(for: $0, in: file.path) } }.joined()
  }

  private func command(for finding: Finding, in path: String) -> String {
    let location = finding.location ?? .start
    let properties = [
      ("file", path), ("line", "\(location.line)"), ("col", "\(location.column)"), ("title", finding.rule.rawValue),
    ]
    let text = ([message(for: finding)] + notes(for: finding)).joined(separator: "\n")
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(word(for: finding.severity)) \(list)::\(escapedData(text))\n"
  }

  private func word(for severity: Severity) -> String { severity == .note ? "notice" : severity.rawValue }

  /// Escapes percent signs and line breaks.
  private func escapedData(_ text: String) -> String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text)
  }

  /// Escapes colons and commas as well, as property values require.
  private func escapedProperty(_ text: String) -> String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"], in: text)
  }

  /// Replaces Unicode scalars rather than characters, because CR LF is one character. Control characters
  /// that GitHub has no escape for are shown as ours.
  private func replacing(_ escapes: [Unicode.Scalar: String], in text: String) -> String {
    let text = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).singleLine }
      .joined(separator: "\n")
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
  }
}
