// SPDX-License-Identifier: MIT

import Foundation
import Reports
import ScreenComparison

/// A page with the screens that changed: the sentences, and the pictures of both states on each other, with a slider between them. It needs
/// no other file but the pictures beside it.
struct ChangePage {
  let report: ScreenChangeReport

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>What changed</title>
    <style>
    \(Self.style)
    </style>
    <header>
    <h1>What changed</h1>
    <p>\(MarkupText.escaped(report.count))</p>
    \(notes)\(table)</header>
    <main>
    \(report.changes.filter(\.isChanged).map(article).joined())</main>
    <script>
    \(Self.script)
    </script>
    </html>

    """
  }

  private var notes: String {
    report.notes.isEmpty ? "" : "<ul>\(report.notes.map { "<li>\(MarkupText.escaped($0))</li>" }.joined())</ul>\n"
  }

  private var table: String {
    guard let cells = report.table?.cells, let header = cells.first else { return "" }
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>"
        + cells.enumerated().map { index, cell in
          let name = index == 0 ? "th" : tag
          return "<\(name)>\(MarkupText.escaped(cell))</\(name)>"
        }.joined() + "</tr>\n"
    }
    return "<table>\n" + row(header, "th") + cells.dropFirst().map { row($0, "td") }.joined() + "</table>\n"
  }

  private func article(_ change: ScreenChange) -> String {
    let place = change.place.isEmpty ? "" : "<p class=\"place\">\(MarkupText.escaped(change.place))</p>\n"
    let sentences = change.sentences.map { "<li>\(Self.marked($0))</li>" }.joined(separator: "\n")
    return """
      <article>
      <h2>\(MarkupText.escaped(change.title))</h2>
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
      let text = MarkupText.escaped(String(part))
      return index.isMultiple(of: 2) ? text : "<code>\(text)</code>"
    }.joined()
  }

  /// The pictures: on each other if they have one size, else side by side.
  private func figures(of change: ScreenChange) -> String {
    let pictures = change.pictures.map { (name: $0.name, address: Self.address(of: report.place(ofPicture: $0.path))) }
    guard pictures.count == 2, change.differingShare != nil else {
      return pictures.map { picture in
        "<figure>\(image(picture.address, "\(change.title), \(picture.name)"))<figcaption>\(MarkupText.escaped(picture.name))</figcaption></figure>\n"
      }.joined()
    }
    let label = "The boundary between \(pictures[0].name) and \(pictures[1].name)"
    return """
      <figure class="both"><div class="stack">\(image(pictures[0].address, "\(change.title), \(pictures[0].name)"))
      \(image(pictures[1].address, "\(change.title), \(pictures[1].name)", isFront: true))<b></b></div>
      <input type="range" min="0" max="100" value="50" aria-label="\(MarkupText.escaped(label))">
      <figcaption><span>\(MarkupText.escaped(pictures[0].name))</span><span>\(MarkupText.escaped(pictures[1].name))</span></figcaption></figure>

      """
  }

  private func image(_ address: String, _ text: String, isFront: Bool = false) -> String {
    "<img\(isFront ? " class=\"front\"" : "") alt=\"\(MarkupText.escaped(text))\" src=\"\(MarkupText.escaped(address))\">"
  }

  private static func address(of path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  // MARK: Style and script

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 24px; }
    h1 { font-size: 22px; margin: 0; }
    h2 { font-size: 17px; margin: 0; }
    table { border-collapse: collapse; }
    th, td { padding: 2px 10px; border-bottom: 1px solid #8884; text-align: right; font-weight: normal; }
    th:first-child { text-align: left; }
    tr:first-child th { font-weight: 600; }
    article { margin: 32px 0; padding-top: 16px; border-top: 1px solid #8884; }
    article > div { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; margin-top: 12px; }
    .place { margin: 0; opacity: .6; }
    figure { margin: 0; width: 320px; }
    figure img { display: block; width: 100%; outline: 1px solid #8886; }
    .stack { position: relative; }
    .stack .front { position: absolute; inset: 0; clip-path: inset(0 0 0 50%); }
    .stack b { position: absolute; top: 0; bottom: 0; left: 50%; width: 2px; margin-left: -1px; background: #07f; }
    figure input { width: 100%; margin: 8px 0 0; }
    figcaption { display: flex; justify-content: space-between; font-size: 13px; opacity: .8; }
    ul { flex: 1; min-width: 260px; max-width: 640px; margin: 0; padding-left: 20px; }
    header ul { margin: 8px 0; }
    li { margin-bottom: 6px; }
    code { font-size: .92em; }
    """

  private static let script = """
    function show(input) {
      const stack = input.previousElementSibling;
      stack.querySelector(".front").style.clipPath = `inset(0 0 0 ${input.value}%)`;
      stack.querySelector("b").style.left = `${input.value}%`;
    }
    for (const input of document.querySelectorAll("figure input")) {
      input.addEventListener("input", () => show(input));
      input.previousElementSibling.addEventListener("pointermove", event => {
        if (event.pointerType === "mouse" && !event.buttons) return;
        const area = event.currentTarget.getBoundingClientRect();
        input.value = 100 * (event.clientX - area.left) / area.width;
        show(input);
      });
      input.previousElementSibling.addEventListener("dragstart", event => event.preventDefault());
      show(input);
    }
    """
}
