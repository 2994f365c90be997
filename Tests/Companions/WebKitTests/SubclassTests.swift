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
