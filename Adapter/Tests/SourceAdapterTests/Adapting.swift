// SPDX-License-Identifier: MIT

import SourceAdapter

/// The adapted text of one file; the text itself when nothing changed.
func adapted(_ text: String) -> String {
  SourceAdapter.adapt([SourceFile(path: "/App/View.swift", text: text)])[0].text ?? text
}

/// The reasons of the findings of one file, with their lines.
func findings(_ text: String) -> [SourceFinding] {
  SourceAdapter.adapt([SourceFile(path: "/App/View.swift", text: text)])[0].findings
}

extension String {
  /// The lines without blanks at their ends.
  var rows: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
