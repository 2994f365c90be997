// SPDX-License-Identifier: MIT

/// What a web view is made with. All of it is kept only.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// What scripts may do.
  open var preferences = WKPreferences()
  /// What scripts the page gets from the app.
  open var userContentController = WKUserContentController()
  /// Whether films play within the page.
  open var allowsInlineMediaPlayback = false
  /// Whether nothing is shown until all is there.
  open var suppressesIncrementalRendering = false
  /// What the app adds to what the browser calls itself.
  open var applicationNameForUserAgent: String?

  public override init() { super.init() }
}
