// SPDX-License-Identifier: MIT

/// A page, read from its text.
public struct WebPage: Sendable {
  /// The text.
  public let html: String
  /// Where it is from.
  public let url: URL?
  /// The text of its `title` element; empty without one.
  public let title: String
  /// Whether it begins by saying what kind of document it is.
  public let hasDocumentType: Bool
  /// How wide it wants to be laid out.
  let viewport: Viewport
  /// What is in its body.
  let flow: HTMLFlow

  /// Reads a page. Whatever the text is, it is a page.
  public init(html: String, url: URL?) {
    self.html = html
    self.url = url
    let reader = HTMLReader.read(html)
    title = reader.title
    hasDocumentType = reader.hasDocumentType
    viewport = Viewport(content: reader.viewport)
    flow = HTMLFlow(blocks: reader.blocks, bodyMargin: reader.bodyMargin)
  }
}
