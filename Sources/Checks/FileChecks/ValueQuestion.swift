// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutChecks
import LayoutFiles
import Tinamou

/// A question why a view has a position or size, such as `title.width`.
@MainActor
public struct ValueQuestion {
  private let name: String
  private let attribute: NSLayoutConstraint.Attribute

  /// The words for attributes.
  private nonisolated static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "x": .left, "y": .top,
  ]

  /// Creates a question from `view.attribute`; `nil` for other text.
  public nonisolated init?(_ text: String) {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
      let attribute = Self.attributes[String(text[text.index(after: dot)...])]
    else { return nil }
    name = String(text[..<dot])
    self.attribute = attribute
  }

  /// Returns the answers for the views of a layout file that have the name.
  public func answers(in scene: LayoutScene) -> [ValueExplanation] { answers(in: LayoutFileDescription(scene)) }

  /// Returns the answers for the views of a document that have the name: an identifier, label, outlet or text.
  public func answers(in canvas: Canvas) -> [ValueExplanation] {
    let summary = DocumentSummary(canvas.document)
    return canvas.scenes.flatMap { scene in
      scene.roots.flatMap { root in
        answers(in: DocumentDescription(root: root, of: scene, in: canvas, summary: summary))
      }
    }
  }

  private func answers(in description: any LayoutSubject) -> [ValueExplanation] {
    description.views.filter { view in
      let subject = description.subject(of: view)
      return [subject.id, subject.name, subject.text].contains(name)
    }
    .compactMap { ValueExplanation(attribute, of: $0, in: description) }
  }
}
