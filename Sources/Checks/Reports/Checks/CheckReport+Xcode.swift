// SPDX-License-Identifier: MIT

import InterfaceDocuments
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

extension CheckReport {
  /// The report in the format of Checkstyle, which many services read.
  public var checkstyle: String {
    let files = self.files.map { file -> String in
      let errors = listedFindings(in: file).map { finding -> String in
        let location = finding.location ?? .start
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        return "    <error line=\"\(location.line)\" column=\"\(location.column)\" severity=\"\(severity)\" "
          + "message=\"\(XMLText.escaped(message(for: finding)))\" source=\"tinamou.\(finding.rule.rawValue)\"/>\n"
      }
      return "  <file name=\"\(XMLText.escaped(file.path))\">\n\(errors.joined())  </file>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n\(files.joined())</checkstyle>\n"
  }
}
