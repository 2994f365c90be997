// SPDX-License-Identifier: MIT

/// A child of an element.
public enum MarkupNode {
  /// An element.
  case element(MarkupElement)
  /// Text, a comment or a processing instruction.
  case text(MarkupText)

  /// The element, or `nil` for another kind of node.
  public var element: MarkupElement? {
    if case .element(let element) = self { element } else { nil }
  }

  /// The text node, or `nil` for an element.
  public var text: MarkupText? {
    if case .text(let text) = self { text } else { nil }
  }
}
