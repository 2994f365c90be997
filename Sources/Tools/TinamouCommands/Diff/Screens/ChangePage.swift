// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Pages
import Reports
import ScreenComparison

/// A page with the screens that changed: the sentences, and the pictures of both states on each other, with a slider between them. It needs
/// no other file but the pictures beside it.
struct ChangePage {
  let report: ScreenChangeReport

  /// The page.
  var html: String {
    StaticPage(
      title: "What changed", summary: "<p>\(XMLText.escaped(report.count))</p>\n\(notes)",
      content: table + report.changes.filter(\.isChanged).map(article).joined()
    ).html
  }

  private var notes: String {
    report.notes.isEmpty ? "" : "<ul>\(report.notes.map { "<li>\(XMLText.escaped($0))</li>" }.joined())</ul>\n"
  }

  private var table: String {
    guard let cells = report.table?.cells, let header = cells.first else { return "" }
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>"
        + cells.enumerated().map { index, cell in
          let name = index == 0 ? "th" : tag
          return "<\(name)>\(XMLText.escaped(cell))</\(name)>"
        }.joined() + "</tr>\n"
    }
    return "<table>\n" + row(header, "th") + cells.dropFirst().map { row($0, "td") }.joined() + "</table>\n"
  }

  private func article(_ change: ScreenChange) -> String {
    let place = change.place.isEmpty ? "" : "<p class=\"file\">\(XMLText.escaped(change.place))</p>\n"
    let sentences = change.sentences.map { "<li>\(Self.marked($0))</li>" }.joined(separator: "\n")
    return """
      <article class="wide">
      <h2>\(XMLText.escaped(change.title))</h2>
      \(place)<div>
      \(figures(of: change))<ul>
      \(sentences)
      </ul>
      </div>
      </article>

      """
  }

  /// A sentence with names as code.
  private static func marked(_ sentence: String) -> String {
    sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      let text = XMLText.escaped(String(part))
      return index.isMultiple(of: 2) ? text : "<code>\(text)</code>"
    }.joined()
  }

  private func figures(of change: ScreenChange) -> String {
    let figures = change.pictures.map {
      ComparedPictures.Figure(name: $0.name, path: report.place(ofPicture: $0.path))
    }
    return ComparedPictures(title: change.title, figures: figures, haveOneSize: change.differingShare != nil).html
  }
}
