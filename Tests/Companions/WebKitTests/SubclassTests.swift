// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit
import WebKit

// Classes whose objects the system makes, and of which tests of apps make their own.

private final class Action: WKNavigationAction {
  override var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/page")) }
  override var navigationType: WKNavigationType { .linkActivated }
  override var targetFrame: WKFrameInfo? { nil }
}

private final class Response: WKNavigationResponse {
  override var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/page"), mimeType: "text/html", expectedContentLength: 3, textEncodingName: nil)
  }
}

private final class Message: WKScriptMessage {
  private let text: String
  init(_ text: String) {
    self.text = text
    super.init()
  }
  override var body: Any { text }
  override var name: String { "log" }
}

private final class Element: WKPreviewElementInfo {
  override var linkURL: URL? { URL(fileURLWithPath: "/page") }
}

private final class PreviewAction: NSObject, WKPreviewActionItem {
  var title: String { "Open" }
  var identifier: NSString { WKPreviewActionItemIdentifierOpen as NSString }
}

/// A delegate of the time before context menus.
private final class PreviewDelegate: NSObject, WKUIDelegate {
  func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool {
    elementInfo.linkURL != nil
  }

  func webView(
    _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
    defaultActions previewActions: [any WKPreviewActionItem]
  ) -> UIViewController? {
    let controller = UIViewController()
    controller.title = previewActions.first?.title
    return controller
  }
}

private final class DefaultDelegate: NSObject, WKUIDelegate {}

private final class Change: UICollectionViewUpdateItem {
  override var updateAction: Action { .insert }
  override var indexPathAfterUpdate: IndexPath? { [0, 1] }
}

private final class Keyboard: UITextInputMode {
  override var primaryLanguage: String? { "el-GR" }
}

@MainActor
@Suite("Objects of the system that tests make")
struct SubclassTests {
  @Test("Elements have previews of a delegate")
  func previews() {
    let view = WKWebView()
    let delegates: [any WKUIDelegate] = [PreviewDelegate(), DefaultDelegate()]
    #expect(delegates.map { $0.webView(view, shouldPreviewElement: Element()) } == [true, true])
    #expect(!delegates[0].webView(view, shouldPreviewElement: WKPreviewElementInfo()))
    let titles = delegates.map {
      $0.webView(view, previewingViewControllerForElement: Element(), defaultActions: [PreviewAction()])?.title
    }
    #expect(titles == ["Open", nil])
    delegates[0].webView(view, commitPreviewingViewController: UIViewController())
    let identifiers = [
      WKPreviewActionItemIdentifierOpen, WKPreviewActionItemIdentifierCopy, WKPreviewActionItemIdentifierShare,
      WKPreviewActionItemIdentifierAddToReadingList,
    ]
    #expect(Set(identifiers).count == 4)
  }

  @Test func overriddenMembersCount() {
    let action: WKNavigationAction = Action()
    #expect(action.request.url?.path == "/page" && action.navigationType == .linkActivated && action.targetFrame == nil)
    #expect(action.sourceFrame.isMainFrame)
    let response: WKNavigationResponse = Response()
    #expect(response.response.expectedContentLength == 3 && response.canShowMIMEType)
    let message: WKScriptMessage = Message("text")
    #expect(message.body as? String == "text" && message.name == "log" && message.webView == nil)
    let change: UICollectionViewUpdateItem = Change()
    #expect(
      change.updateAction == .insert && change.indexPathAfterUpdate == [0, 1] && change.indexPathBeforeUpdate == nil)
    #expect((Keyboard() as UITextInputMode).primaryLanguage == "el-GR")
    #expect(WKNavigation() != WKNavigation() && WKFrameInfo().securityOrigin.host.isEmpty)
  }
}
