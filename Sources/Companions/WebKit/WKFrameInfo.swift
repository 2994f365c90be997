// SPDX-License-Identifier: MIT

/// A frame of a page. Pages have only a main frame.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// The request for the frame's page.
  open private(set) var request: URLRequest
  /// The origin of the frame's page.
  open private(set) var securityOrigin: WKSecurityOrigin
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

  /// Creates the frame of a blank page, of which a test overrides what it needs.
  public override init() {
    request = URLRequest(url: Self.blankPage)
    securityOrigin = WKSecurityOrigin(nil)
    super.init()
  }

  static let blankPage = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
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
