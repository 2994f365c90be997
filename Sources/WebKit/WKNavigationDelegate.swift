// SPDX-License-Identifier: MIT

/// What hears of the loading of pages.
///
/// Differs from WebKit: Swift on Linux has no optional requirements; all have default implementations instead.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// A page was asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page begins to arrive.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page stopped arriving.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page did not come.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}
