// SPDX-License-Identifier: MIT

/// What an element can contain.
public enum MarkupNode {
  /// An element.
  case element(MarkupElement)
  /// Text, a comment, or an instruction to programs.
  case text(MarkupText)

  /// The element, if it is one.
  public var element: MarkupElement? {
    if case .element(let element) = self { element } else { nil }
  }

  /// The text, if it is one.
  public var text: MarkupText? {
    if case .text(let text) = self { text } else { nil }
  }
}
