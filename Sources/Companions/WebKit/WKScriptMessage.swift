// SPDX-License-Identifier: MIT

/// A message that a script of a page sends to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The value that the script passed.
  open private(set) var body: Any
  /// The name of the handler.
  open private(set) var name: String
  /// The web view of the page.
  open private(set) weak var webView: WKWebView?
  /// The frame of the script.
  open private(set) var frameInfo: WKFrameInfo
  /// The world of the script.
  open private(set) var world: WKContentWorld

  init(_ body: Any, to name: String, from webView: WKWebView) {
    self.body = body
    self.name = name
    self.webView = webView
    frameInfo = webView.mainFrame
    world = .page
    super.init()
  }

  /// Creates a message without a body, of which a test overrides what it needs.
  public override init() {
    (body, name) = (NSNull(), "")
    frameInfo = WKFrameInfo()
    world = .page
    super.init()
  }
}

/// An object that receives messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a script sends a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// An object that receives and answers messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Called when a script sends a message. The handler takes the answer, or the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}
