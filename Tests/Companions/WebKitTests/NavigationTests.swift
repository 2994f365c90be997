// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit
import WebKit

/// Provides a page for each URL, with its path as the title.
private struct Pages: WebContentProvider {
  func html(for request: URLRequest) throws -> String { "<title>\(request.url?.path ?? "")</title><p>Text</p>" }
}

private final class Guard: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
  var log: [String] = []
  var refused: String?

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let path = navigationAction.request.url?.path ?? ""
    log.append("\(path) \(navigationAction.navigationType.rawValue)")
    decisionHandler(path == refused ? .cancel : .allow)
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("shown") }
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    log.append("\(message.name): \(message.body)")
  }
}

@MainActor
@Suite("Navigation of web views")
struct NavigationTests {
  private func makeView(_ delegate: Guard) -> WKWebView {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.inspection.webContentProvider = Pages()
    view.navigationDelegate = delegate
    return view
  }

  private func load(_ path: String, in view: WKWebView) throws {
    view.load(URLRequest(url: try #require(URL(string: "https://example.org" + path))))
    AnimationClock.main.advance(by: 0)
  }

  @Test("the delegate allows or cancels a navigation before it starts")
  func policy() throws {
    let delegate = Guard()
    delegate.refused = "/away"
    let view = makeView(delegate)
    try load("/nest", in: view)
    view.inspection.activateLink(to: try #require(URL(string: "https://example.org/away")))
    AnimationClock.main.advance(by: 0)
    #expect(delegate.log == ["/nest -1", "shown", "/away 0"])
    #expect(view.title == "/nest")
    #expect(!view.isLoading)
  }

  @Test("pages are shown again from the list, which a new page cuts off")
  func history() throws {
    let view = makeView(Guard())
    for path in ["/a", "/b", "/c"] { try load(path, in: view) }
    #expect(view.backForwardList.backList.map(\.url.path) == ["/a", "/b"])
    view.goBack()
    AnimationClock.main.advance(by: 0)
    #expect(view.title == "/b")
    #expect(view.canGoForward)
    try load("/d", in: view)
    #expect(!view.canGoForward)
    #expect(view.backForwardList.backItem?.url.path == "/b")
    view.reload()
    AnimationClock.main.advance(by: 0)
    #expect(view.backForwardList.backList.count == 2)
  }

  @Test("a message reaches the handler with its name until it is removed")
  func messages() {
    let delegate = Guard()
    let view = makeView(delegate)
    let controller = view.configuration.userContentController
    controller.add(delegate, name: "bird")
    #expect(view.inspection.sendScriptMessage(7, to: "bird"))
    #expect(!view.inspection.sendScriptMessage(7, to: "fish"))
    controller.removeScriptMessageHandler(forName: "bird")
    #expect(!view.inspection.sendScriptMessage(7, to: "bird"))
    #expect(delegate.log == ["bird: 7"])
  }
}
