// SPDX-License-Identifier: MIT

/// The state of a page for evaluating a script.
public struct PageState: Sendable {
  /// The page; `nil` if none was loaded.
  public let page: WebPage?
  /// The size of the page's content, in CSS pixels.
  public let contentSize: CGSize
  /// The size of the visible area, in CSS pixels.
  public let viewportSize: CGSize

  /// Creates the state of a web view's page. All sizes are 0 for a view without an area, which has not laid out the
  /// page, as in WebKit.
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
