// SPDX-License-Identifier: MIT

/// A page as a script finds it.
public struct PageState: Sendable {
  /// The page.
  public let page: WebPage?
  /// The size of the page's content, in CSS pixels.
  public let contentSize: CGSize
  /// The size of what is seen of it, in CSS pixels.
  public let viewportSize: CGSize

  /// The state of the page of a view. A view without an area has laid nothing out, as in WebKit: all sizes are 0.
  @MainActor
  init(of view: WKWebView) {
    page = view.page
    guard let page, view.bounds.width > 0, view.bounds.height > 0 else {
      contentSize = .zero
      viewportSize = .zero
      return
    }
    let layout = view.pageLayout(of: page)
    contentSize = layout.size
    viewportSize = CGSize(width: layout.width, height: view.bounds.height / layout.scale)
  }
}
