// SPDX-License-Identifier: MIT

/// A report on documents in Markdown, for the comment of a pull or merge request.
struct DocumentComment {
  /// The report as text: files, and the sentences below them, indented.
  let report: String

  /// The comment.
  var text: String {
    let lines = report.split(separator: "\n").map { line -> String in
      let text = ChangeComment.escaped(String(line.drop { $0 == " " }))
      return line.hasPrefix(" ") ? "* \(text)" : "\n#### \(text)\n"
    }
    return "\(ChangeComment.mark)\n### What changed on the screens\n" + lines.map { $0 + "\n" }.joined()
  }
}
