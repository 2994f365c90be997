// SPDX-License-Identifier: MIT

/// Methods that report the loading of pages.
///
/// Differs from WebKit: Swift on Linux has no optional requirements; all methods have default implementations instead.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called when a page was requested. The default implementation does nothing.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when content of a page begins to arrive. The default implementation does nothing.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page has been loaded. The default implementation does nothing.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading a page failed after its content began to arrive. The default implementation does nothing.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page could not be loaded. The default implementation does nothing.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}
