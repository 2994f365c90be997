// SPDX-License-Identifier: MIT

/// A frame of a page. Pages have only a main frame.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// The request for the frame's page.
  public let request: URLRequest
  /// The origin of the frame's page.
  public let securityOrigin: WKSecurityOrigin
  /// The web view that shows the frame.
  open private(set) weak var webView: WKWebView?
  /// Whether the frame is the main frame. Always `true`.
  open var isMainFrame: Bool { true }

  init(_ request: URLRequest, in webView: WKWebView?) {
    self.request = request
    self.webView = webView
    securityOrigin = WKSecurityOrigin(request.url)
    super.init()
  }
}
