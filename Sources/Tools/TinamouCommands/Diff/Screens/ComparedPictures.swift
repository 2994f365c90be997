// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Reports

/// Pictures of one thing on a page: two of one size on each other with a slider between them, others side by side.
struct ComparedPictures {
  /// A picture with its name, such as the side of a comparison, and its path, as seen from the page.
  struct Figure {
    let name: String
    let path: String
  }

  /// The name of the screen or view in the pictures.
  let title: String
  let figures: [Figure]
  /// Whether the pictures have one size, so that they can lie on each other.
  let haveOneSize: Bool

  /// The pictures as HTML.
  var html: String {
    guard figures.count == 2, haveOneSize else {
      return figures.map { figure in
        "<figure>\(image(figure))<figcaption>\(XMLText.escaped(figure.name))</figcaption></figure>\n"
      }.joined()
    }
    let names = figures.map { XMLText.escaped($0.name) }
    return """
      <figure class="both"><div class="stack">\(image(figures[0]))
      \(image(figures[1], isFront: true))<b></b></div>
      <input type="range" min="0" max="100" value="50" aria-label="The boundary between \(names[0]) and \(names[1])">
      <figcaption><span>\(names[0])</span><span>\(names[1])</span></figcaption></figure>

      """
  }

  private func image(_ figure: Figure, isFront: Bool = false) -> String {
    let text = XMLText.escaped("\(title), \(figure.name)")
    let address = figure.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? figure.path
    return "<img\(isFront ? " class=\"front\"" : "") alt=\"\(text)\" src=\"\(XMLText.escaped(address))\">"
  }
}
