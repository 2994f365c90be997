// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import LayoutChecks
import Pages
import Previews
import Reports

/// A page with the pictures of a run, which needs no other file: frames under the pointer, findings, what assistive technology
/// reads, and the picture of an earlier run.
struct PreviewPage {
  /// A picture with its description.
  struct Entry {
    let shot: PreviewRun.Shot
    /// The picture; `nil` if it was not drawn.
    let picture: Data?
    /// The different picture of an earlier run; `nil` if there is none.
    let before: Data?
  }

  private let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  /// The page.
  var html: String {
    StaticPage(title: "Previews", summary: summary, content: entries.map(article).joined()).html
  }

  private var summary: String {
    let findings = entries.reduce(0) { $0 + $1.shot.findings.count }
    return "<p>\(count(entries.count, "picture")), \(count(findings, "finding"))</p>"
  }

  private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  private func article(_ entry: Entry) -> String {
    let shot = entry.shot
    var parts = [
      "<h2>\(XMLText.escaped(shot.title))</h2>", "<p class=\"file\">\(XMLText.escaped(shot.item.place))</p>",
    ]
    if let picture = entry.picture, case .success(let shown) = shot.result {
      parts.append(figure(picture, before: entry.before, shown, title: shot.title))
    }
    let findings = shot.findings
    if !findings.isEmpty {
      let items = findings.map {
        "<li class=\"\($0.severity.rawValue)\">\(XMLText.escaped(CheckReport.sentence(for: $0)))</li>"
      }
      parts.append("<ul>\(items.joined())</ul>")
    }
    if case .success(let shown) = shot.result {
      parts.append(
        "<details><summary>Accessibility</summary><pre>\(XMLText.escaped(ScreenReport.text(of: shown.spoken)))</pre></details>"
      )
      parts.append(
        "<details><summary>Views</summary><pre>\(XMLText.escaped(ScreenReport(shown).text))</pre></details>")
    }
    return "<article>\n\(parts.joined(separator: "\n"))\n</article>\n"
  }

  private func figure(_ picture: Data, before: Data?, _ shown: ShownPreview, title: String) -> String {
    let size = shown.screen.frame
    let unseen: Set<ScreenElement.State> = [.hidden, .offScreen, .empty]
    let seen = shown.screen.children.flatMap(\.all).filter { unseen.isDisjoint(with: $0.states) }
    let boxes = seen.map { element in
      let values = [
        ("left", element.frame.x / size.width), ("top", element.frame.y / size.height),
        ("width", element.frame.width / size.width), ("height", element.frame.height / size.height),
      ]
      let style = values.map { "\($0):\(Self.percent($1))" }.joined(separator: ";")
      return "<i style=\"\(style)\" title=\"\(XMLText.escaped(ScreenReport.line(for: element)))\"></i>"
    }
    let old = before.map { "<img class=\"before\" alt=\"The earlier picture\" src=\"\(Self.address($0))\">" } ?? ""
    let button =
      before == nil ? "" : "<button type=\"button\" class=\"before-button\" aria-pressed=\"false\">Before</button>"
    let width = String(format: "%g", min(size.width, 360))
    return """
      <figure style="width:\(width)px"><img alt="\(XMLText.escaped(title))" src="\(Self.address(picture))">\(old)
      \(boxes.joined())</figure>\(button)
      """
  }

  private static func percent(_ value: Double) -> String { String(format: "%.2f%%", value.isFinite ? value * 100 : 0) }

  private static func address(_ picture: Data) -> String { "data:image/png;base64," + picture.base64EncodedString() }
}
