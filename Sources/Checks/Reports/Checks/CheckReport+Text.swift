// SPDX-License-Identifier: MIT

import LayoutChecks

extension CheckReport {
  /// Returns each finding as `path:line:column: severity: sentence [rule]` with its notes below, and the total counts
  /// at the end.
  public func text(style: ReportStyle) -> String {
    let findings = findingsText(style: style)
    return findings + (findings.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// Returns the findings alone, each with its notes below; empty if there are none.
  public func findingsText(style: ReportStyle) -> String {
    files.flatMap { file in
      listedFindings(in: file).map { $0.text(path: file.path, message: message(for: $0), style: style) }
    }
    .joined()
  }

  // MARK: Summary

  private var summary: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : counted(count, severity.rawValue) + (severity < minimumSeverity ? " (not listed)" : "")
    }
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    let (scenes, formats) = (total(\.sceneCount), total(\.formatCount))
    var examined: [String] = []
    if scenes > 0 { examined.append(counted(scenes, "scene")) }
    if formats > 0 { examined.append(counted(formats, "format")) }
    examined = examined.isEmpty ? [] : [examined.joined(separator: " and ")]
    var lines = ["\(found) in " + (examined + [counted(files.count, "file")]).joined(separator: " of ")]
    let unreadable = total(\.unreadableFormatCount)
    if unreadable > 0 {
      lines.append(
        "\(counted(unreadable, "format")) could not be read, because \(unreadable == 1 ? "it is not a literal" : "they are not literals")"
      )
    }
    if suppressedCount > 0 { lines.append("\(counted(suppressedCount, "finding")) of the baseline not listed") }
    if let earlier, earlier.count > 0 {
      lines.append("\(counted(earlier.count, "finding")) of \(earlier.revision.singleLine) not listed")
    }
    if let unknown { lines.append(unknown) }
    return lines.joined(separator: "\n")
  }

  /// A line that lists the ignored elements, most frequent first.
  private var unknown: String? {
    let elements = unknownElements
    guard !elements.isEmpty else { return nil }
    let names = elements.prefix(5).map { "\($0.name.singleLine) (\($0.count))" }.joined(separator: ", ")
    let more = elements.count > 5 ? " and \(elements.count - 5) others" : ""
    return "passed over elements that are not known: \(names)\(more)"
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

extension CheckReport {
  /// The ignored elements of all files, most frequent first.
  var unknownElements: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for file in files { counts.merge(file.unknownElements, uniquingKeysWith: +) }
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { (name: $0.key, count: $0.value) }
  }
}
