// SPDX-License-Identifier: MIT

/// A message that a script of a page sends to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The value that the script passed.
  public let body: Any
  /// The name of the handler.
  public let name: String
  /// The web view of the page.
  open private(set) weak var webView: WKWebView?
  /// The frame of the script.
  public let frameInfo: WKFrameInfo
  /// The world of the script.
  public let world: WKContentWorld

  init(_ body: Any, to name: String, from webView: WKWebView) {
    self.body = body
    self.name = name
    self.webView = webView
    frameInfo = webView.mainFrame
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
