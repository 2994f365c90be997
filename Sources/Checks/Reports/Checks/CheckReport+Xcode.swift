// SPDX-License-Identifier: MIT

import LayoutChecks

extension CheckReport {
  /// Each finding on one line, as Xcode reads it from a build phase: `path:line:column: severity: sentence (rule)`. The
  /// paths must be absolute for Xcode to open the files.
  public func xcodeLines(absolute: (String) -> String) -> String {
    files.flatMap { file in
      listedFindings(in: file).map { finding in
        let location = finding.location ?? .start
        let text = ([message(for: finding)] + FindingMessages.suggestions(for: finding).prefix(1)).joined(
          separator: "; ")
        return "\(absolute(file.path).singleLine):\(location.line):\(location.column): \(finding.severity.rawValue): "
          + "\(text.singleLine) (\(finding.rule.rawValue))\n"
      }
    }
    .joined()
  }
}
