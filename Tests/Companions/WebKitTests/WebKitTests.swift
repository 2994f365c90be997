// SPDX-License-Identifier: MIT

import Testing
import UIKit
import WebKit

@MainActor
@Suite("Web views", .serialized)
struct WebKitTests {
  private static let head = "<head><meta name='viewport' content='width=device-width,initial-scale=1.0'></head>"

  private final class Delegate: NSObject, WKNavigationDelegate {
    var heard: [String] = []
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      heard.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { heard.append("fail: \(error.localizedDescription)") }
  }

  private let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 316, height: 10))

  /// The result of a script.
  private func ask(_ script: String) -> (value: Any?, error: (any Error)?) {
    var answer: (Any?, (any Error)?)
    web.evaluateJavaScript(script) { answer = ($0, $1) }
    AnimationClock.main.advance(by: 0)
    return answer
  }

  private func height(of html: String) -> Double {
    web.loadHTMLString(Self.head + html, baseURL: nil)
    AnimationClock.main.advance(by: 0)
    return ask("document.body.scrollHeight").value as? Double ?? -1
  }

  /// The height of a line of 16 points, in whole points, as in a block.
  private var line: Double { Double(UIFont.systemFont(ofSize: 16).lineHeight.rounded(.up)) }

  @Test("a page is loaded with the next advance of the clock, and the delegate is called in order")
  func loading() {
    let delegate = Delegate()
    web.navigationDelegate = delegate
    web.loadHTMLString("<title>A  page</title>text", baseURL: URL(string: "https://example.org/a"))
    #expect(web.isLoading && delegate.heard == ["start"])
    AnimationClock.main.advance(by: 0)
    #expect(!web.isLoading && delegate.heard == ["start", "commit", "finish"])
    #expect(web.title == "A page")
    #expect(web.url?.absoluteString == "https://example.org/a")
    #expect(web.estimatedProgress == 1)
  }

  @Test("of two loads the second counts; a stopped one does not finish")
  func superseded() {
    let delegate = Delegate()
    web.navigationDelegate = delegate
    web.loadHTMLString("<title>1</title>", baseURL: nil)
    web.loadHTMLString("<title>2</title>", baseURL: nil)
    AnimationClock.main.advance(by: 0)
    #expect(web.title == "2")
    #expect(delegate.heard == ["start", "start", "commit", "finish"])
    web.loadHTMLString("<title>3</title>", baseURL: nil)
    web.stopLoading()
    AnimationClock.main.advance(by: 0)
    #expect(web.title == "2")
  }

  @Test("paragraphs keep their distance, and adjacent margins collapse")
  func paragraphs() {
    #expect(height(of: "text") == 8 + line + 8)
    #expect(height(of: "<p>one</p>") == 16 + line + 8)
    #expect(height(of: "<p>one</p><p>two</p>") == 16 + line + 16 + line + 8)
    let threeLines = Double((3 * UIFont.systemFont(ofSize: 16).lineHeight).rounded(.up))
    #expect(height(of: "one<br>two<br/>three") == 8 + threeLines + 8)
    #expect(height(of: "<div>one</div><div>two</div>") == 8 + 2 * line + 8)
    #expect(height(of: "<div><p>one</p></div>\n<p>two") == 16 + line + 16 + line + 8)
    #expect(height(of: "<body style='margin:0'>text</body>") == line)
  }

  @Test("headings are larger: twice the text, with two thirds of that as margins")
  func headings() {
    let large = Double(UIFont.systemFont(ofSize: 32, weight: .bold).lineHeight.rounded(.up))
    #expect(abs(height(of: "<h1>Title</h1>text") - (21.44 + large + 21.44 + line + 8)) <= 1)
  }

  @Test("list items are indented, and text wraps in the remaining width")
  func lists() {
    let long = String(repeating: "word ", count: 14)
    #expect(height(of: "<ul><li>one<li>two</ul>") == 16 + 2 * line + 8)
    #expect(height(of: "<ol><li>one</li><li>two<ul><li>three</li></ul></li></ol>") == 16 + 2 * line + 16 + line + 8)
    #expect(height(of: "<ul><li>\(long)</ul>") > height(of: "<p>\(long)</p>"))
  }

  @Test("images take their space; one that is too wide makes the page wider")
  func images() {
    #expect(height(of: "<img src=a.png width=100 height=200>") >= 8 + 200 + 8)
    #expect(height(of: "<img style='width: 100px; height: 50px'>") < 8 + 100)
    _ = height(of: "<img width=500 height=10>")
    #expect(web.scrollView.contentSize.width == CGFloat(508))
  }

  @Test("entities, comments, scripts and styles, white space and rules")
  func details() {
    #expect(height(of: "a &lt; b &amp;&nbsp;c &#20013;&#x6587; &unknown; <!-- <p>no</p> --> ") == 8 + line + 8)
    #expect(height(of: "<style>p { color: red }</style><script>if (a < b) {}</script>text") == 8 + line + 8)
    #expect(height(of: "one\n\n   two\n") == 8 + line + 8)
    #expect(height(of: "1 < 2 and 3 > 2") == 8 + line + 8)
    #expect(height(of: "one<hr>two") == 8 + line + 8 + 2 + 8 + line + 8)
    #expect(height(of: "") == 16)
  }

  @Test("bold text is wider, and so wraps earlier")
  func bold() {
    let text = String(repeating: "measured text ", count: 12)
    let heights = (0..<60).map { count -> (Double, Double) in
      let words = text + String(repeating: "i", count: count)
      return (height(of: words), height(of: "<b>\(words)</b>"))
    }
    #expect(heights.allSatisfy { $0.0 <= $0.1 })
    #expect(heights.contains { $0.0 < $0.1 })
  }

  @Test("the body is at least as high as the view, in a page without a document type")
  func quirks() {
    web.frame.size.height = 300
    #expect(height(of: "text") == 300)
    web.loadHTMLString("<!DOCTYPE html>" + Self.head + "text", baseURL: nil)
    AnimationClock.main.advance(by: 0)
    #expect(ask("document.body.scrollHeight").value as? Double == line)
    #expect(ask("document.documentElement.scrollHeight").value as? Int == 300)
    #expect(
      ask("Math.max(document.body.scrollHeight, document.documentElement.offsetHeight);").value as? Double == line + 16)
  }

  @Test("a view without an area lays nothing out: start with a height above zero")
  func noArea() {
    web.frame.size.height = 0
    #expect(height(of: "text") == 0)
  }

  @Test("a page without a viewport element is laid out 980 points wide and scaled down")
  func wide() {
    web.loadHTMLString("<div>text</div>", baseURL: nil)
    AnimationClock.main.advance(by: 0)
    #expect(ask("document.body.scrollWidth").value as? Double == 980)
    #expect(web.scrollView.contentSize.width == CGFloat(316))
    #expect(abs(web.scrollView.contentSize.height - CGFloat(16 + line) * 316 / 980) < 0.01)
  }

  @Test("the content size follows the width of the view")
  func follows() {
    _ = height(of: String(repeating: "text ", count: 100))
    let narrow = web.scrollView.contentSize.height
    web.frame.size.width = 632
    web.layoutIfNeeded()
    #expect(web.scrollView.contentSize.width == CGFloat(632))
    #expect(web.scrollView.contentSize.height < narrow)
  }

  @Test("other scripts are errors that name the supported ones")
  func scripts() {
    _ = height(of: "<title>T</title>text")
    #expect(ask("document.title").value as? String == "T")
    #expect(ask(" document.readyState; ").value as? String == "complete")
    let error = ask("document.querySelector('p')").error as? WKError
    #expect(error?.code == .javaScriptExceptionOccurred)
    #expect(error?.localizedDescription.contains("document.body.scrollHeight") == true)
    #expect(error?.localizedDescription.contains("querySelector") == true)
    #expect((ask("x()").error as NSError?)?.code == 4)
    // Numbers arrive as any numeric type.
    #expect(ask("document.body.scrollHeight").value is NSNumber)
    #expect(ask("document.body.scrollHeight").value as? CGFloat == CGFloat(16 + line))
  }

  @Test("a custom provider answers requests, sizes and scripts")
  func provider() {
    struct Own: WebContentProvider {
      func html(for request: URLRequest) throws -> String { "<title>\(request.url?.host ?? "")</title>" }
      func contentSize(of page: WebPage, width: CGFloat) -> CGSize { CGSize(width: width, height: 1234) }
      func evaluate(_ script: String, in state: PageState) throws -> Any? {
        script == "answer()" ? 42 : try PlainHTMLProvider().evaluate(script, in: state)
      }
    }
    web.inspection.webContentProvider = Own()
    guard let url = URL(string: "https://example.org/page") else { return }
    web.load(URLRequest(url: url))
    AnimationClock.main.advance(by: 0)
    #expect(web.title == "example.org")
    #expect(ask("document.body.scrollHeight").value as? Double == 1234)
    #expect(ask("answer()").value as? Int == 42)
  }

  @Test("without a provider for it, an address is an error: there is no network")
  func network() {
    let delegate = Delegate()
    web.navigationDelegate = delegate
    guard let url = URL(string: "https://example.org/") else { return }
    web.load(URLRequest(url: url))
    AnimationClock.main.advance(by: 0)
    #expect(delegate.heard.count == 2)
    #expect(delegate.heard.last?.contains("https://example.org/") == true)
    #expect(!web.isLoading && web.title == nil)
  }

  @Test("a document's web view is one")
  func document() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <wkWebView id="w"><rect key="frame" x="0" y="0" width="100" height="50"/></wkWebView></objects></document>
      """
    #expect(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first is WKWebView)
  }
}
