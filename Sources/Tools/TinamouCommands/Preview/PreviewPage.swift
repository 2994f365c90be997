// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
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
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Previews</title>
    <style>
    \(Self.style)
    </style>
    <main>
    \(entries.map(article).joined())</main>
    <output id="view" aria-live="polite"></output>
    <script>
    \(Self.script)
    </script>
    </html>

    """
  }

  private func article(_ entry: Entry) -> String {
    let shot = entry.shot
    var parts = [
      "<h2>\(MarkupText.escaped(shot.title))</h2>", "<p class=\"place\">\(MarkupText.escaped(shot.item.place))</p>",
    ]
    if let picture = entry.picture, case .success(let shown) = shot.result {
      parts.append(figure(picture, before: entry.before, shown, title: shot.title))
    }
    let findings = shot.findings
    if !findings.isEmpty {
      let items = findings.map {
        "<li class=\"\($0.severity.rawValue)\">\(MarkupText.escaped(CheckReport.sentence(for: $0)))</li>"
      }
      parts.append("<ul>\(items.joined())</ul>")
    }
    if case .success(let shown) = shot.result {
      parts.append(
        "<details><summary>Accessibility</summary><pre>\(MarkupText.escaped(ScreenReport.text(of: shown.spoken)))</pre></details>"
      )
      parts.append(
        "<details><summary>Views</summary><pre>\(MarkupText.escaped(ScreenReport(shown).text))</pre></details>")
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
      return "<i style=\"\(style)\" title=\"\(MarkupText.escaped(ScreenReport.line(for: element)))\"></i>"
    }
    let old = before.map { "<img class=\"before\" alt=\"The earlier picture\" src=\"\(Self.address($0))\">" } ?? ""
    let button = before == nil ? "" : "<button type=\"button\" aria-pressed=\"false\">Before</button>"
    let width = String(format: "%g", min(size.width, 360))
    return """
      <figure style="width:\(width)px"><img alt="\(MarkupText.escaped(title))" src="\(Self.address(picture))">\(old)
      \(boxes.joined())</figure>\(button)
      """
  }

  private static func percent(_ value: Double) -> String { String(format: "%.2f%%", value.isFinite ? value * 100 : 0) }

  private static func address(_ picture: Data) -> String { "data:image/png;base64," + picture.base64EncodedString() }

  // MARK: Style and script

  private static let style = """
    :root { color-scheme: light dark; font: 14px system-ui, sans-serif; }
    main { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; }
    article { max-width: 380px; }
    h2 { font-size: 15px; margin: 0; }
    .place { margin: 2px 0 8px; opacity: .6; }
    figure { position: relative; margin: 0; outline: 1px solid #8886; overflow: hidden; }
    figure img { display: block; width: 100%; }
    figure .before { position: absolute; inset: 0; visibility: hidden; }
    figure.earlier .before { visibility: visible; }
    figure i { position: absolute; }
    figure i:hover { outline: 1px solid #07f; background: #07f2; }
    ul { padding-left: 18px; }
    .error { color: #c00; }
    .warning { color: #a60; }
    pre { white-space: pre-wrap; font-size: 12px; }
    output { position: fixed; left: 0; right: 0; bottom: 0; padding: 6px 12px; background: Canvas; border-top: 1px solid #8886; }
    output:empty { display: none; }
    """

  private static let script = """
    const output = document.getElementById("view");
    document.addEventListener("pointerover", event => {
      output.textContent = event.target.matches("figure i") ? event.target.title : "";
    });
    document.addEventListener("click", event => {
      if (!event.target.matches("button")) return;
      const figure = event.target.previousElementSibling;
      event.target.setAttribute("aria-pressed", figure.classList.toggle("earlier"));
    });
    """
}
