// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Pages
import Reports

/// A page with the snapshots of a run of tests that are not as recorded: both pictures on each other, with a description of the difference.
struct SnapshotPage {
  let rows: [SnapshotRow]
  /// The folder of the page.
  let folder: URL

  /// The page.
  var html: String {
    StaticPage(title: "Snapshots", summary: "<p>\(summary)</p>\n", content: table + articles).html
  }

  private var summary: String {
    let parts = Self.columns.compactMap { outcome, words in
      let count = rows.count { $0.outcome == outcome }
      return count == 0 ? nil : "\(count) \(words)"
    }
    return "\(rows.count) snapshot\(rows.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))."
  }

  private static let columns: [(SnapshotRow.Outcome, String)] = [
    (.differs, "differ"), (.missing, "not recorded before"), (.equal, "as recorded"),
  ]

  /// The counts of each file of tests.
  private var table: String {
    func cells(_ texts: [String], _ tag: String) -> String {
      let rest = texts.dropFirst().map { "<\(tag)>\($0)</\(tag)>" }.joined()
      return "<tr><th>\(XMLText.escaped(texts[0]))</th>\(rest)</tr>\n"
    }
    let groups = Dictionary(grouping: rows, by: \.group).sorted { $0.key < $1.key }
    let lines = groups.map { group, rows in
      cells([group] + Self.columns.map { outcome, _ in String(rows.count { $0.outcome == outcome }) }, "td")
    }
    return "<table>\n" + cells(["tests"] + Self.columns.map(\.1), "th") + lines.joined() + "</table>\n"
  }

  private var articles: String {
    rows.filter { $0.outcome != .equal }.sorted { ($0.group, $0.name) < ($1.group, $1.name) }.map(article).joined()
  }

  private func article(_ row: SnapshotRow) -> String {
    let words = row.outcome == .missing ? "There was no recording." : row.description
    let pictures = row.isPicture ? figures(of: row) : ""
    return """
      <article class="wide">
      <h2>\(XMLText.escaped(row.group)) › \(XMLText.escaped(row.name))</h2>
      <p class="file">\(XMLText.escaped(row.recorded.path.path()))</p>
      <div>
      \(pictures)<pre>\(XMLText.escaped(words))</pre>
      </div>
      </article>

      """
  }

  private func figures(of row: SnapshotRow) -> String {
    let root = folder.standardizedFileURL.path
    let figures = [("Recorded", row.recordedThen), ("Now", row.made)].compactMap { name, file in
      file.map { ComparedPictures.Figure(name: name, path: $0.standardizedFileURL.path.path(from: root)) }
    }
    return ComparedPictures(title: row.name, figures: figures, haveOneSize: row.hasOneSize).html
  }
}
