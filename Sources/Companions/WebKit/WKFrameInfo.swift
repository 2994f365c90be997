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

/// The scheme, host and port of a page.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme, such as `https`; empty without a URL.
  public let `protocol`: String
  /// The host; empty without one.
  public let host: String
  /// The port; 0 for the default port of the scheme.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
    super.init()
  }
}
