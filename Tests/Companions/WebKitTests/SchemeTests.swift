// SPDX-License-Identifier: MIT

import Testing
import UIKit
import WebKit

@MainActor @Suite("Schemes of apps")
struct SchemeTests {
  private final class Handler: NSObject, WKURLSchemeHandler {
    var asked: [String] = []
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      asked.append(urlSchemeTask.request.url?.absoluteString ?? "")
      urlSchemeTask.didReceive(Data("<title>Own</title>".utf8))
      urlSchemeTask.didFinish()
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
  }

  @Test("a handler provides the page of its scheme")
  func page() {
    AnimationClock().whileMain {
      let configuration = WKWebViewConfiguration(), handler = Handler()
      configuration.setURLSchemeHandler(handler, forURLScheme: "App")
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), configuration: configuration)
      if let url = URL(string: "app://start") { view.load(URLRequest(url: url)) }
      AnimationClock.main.advance(by: 1)
      #expect(handler.asked == ["app://start"] && view.title == "Own")
    }
  }

  @Test("a view has a copy of its configuration, with the same scripts and preferences")
  func configuration() throws {
    let configuration = WKWebViewConfiguration(), handler = Handler()
    configuration.allowsInlineMediaPlayback = true
    configuration.dataDetectorTypes = [.link]
    configuration.applicationNameForUserAgent = "App"
    configuration.setURLSchemeHandler(handler, forURLScheme: "app")
    let copy = WKWebView(frame: .zero, configuration: configuration).configuration
    #expect(copy !== configuration && copy.preferences === configuration.preferences)
    #expect(copy.userContentController === configuration.userContentController)
    #expect(copy.defaultWebpagePreferences === configuration.defaultWebpagePreferences)
    #expect(copy.processPool === configuration.processPool && copy.websiteDataStore === configuration.websiteDataStore)
    // What a copy leaves out would have its default.
    let (own, copied) = (Mirror(reflecting: configuration).children, Mirror(reflecting: copy).children)
    #expect(own.map { "\($0)" } == copied.map { "\($0)" })
    configuration.allowsInlineMediaPlayback = false
    #expect(copy.allowsInlineMediaPlayback && copy.urlSchemeHandler(forURLScheme: "app") === handler)
  }

  @Test("rules are kept by their identifiers")
  func rules() throws {
    let store = try #require(WKContentRuleListStore.default())
    var found: WKContentRuleList?
    store.compileContentRuleList(forIdentifier: "ads", encodedContentRuleList: "[]") { list, _ in found = list }
    #expect(found?.identifier == "ads")
    store.removeContentRuleList(forIdentifier: "ads") { #expect($0 == nil) }
    store.lookUpContentRuleList(forIdentifier: "ads") { list, error in
      #expect(list == nil && (error as? WKError)?.code == .contentRuleListStoreLookUpFailed)
    }
  }
}
