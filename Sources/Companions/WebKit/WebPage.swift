// SPDX-License-Identifier: MIT

/// A parsed page.
public struct WebPage: Sendable {
  /// The source code.
  public let html: String
  /// The URL.
  public let url: URL?
  /// The text of the `title` element; empty without one.
  public let title: String
  /// Whether the page declares a document type.
  public let hasDocumentType: Bool
  /// The layout width of the page.
  let viewport: Viewport
  /// The content of the body.
  let flow: HTMLFlow

  /// Parses a page. Any text is a valid page.
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
