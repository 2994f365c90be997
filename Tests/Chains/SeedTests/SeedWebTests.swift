// SPDX-License-Identifier: MIT

import LayoutTestSupport
import SnapKit
import Testing
import UIKit
import WebKit

@MainActor
@Suite("Seed 2: web views, and text that only knows its maximum width", .serialized)
struct SeedWebTests {
  /// The controller of the article: the constraints of the web view, loading and the delegate's method are as printed.
  private final class TopicController: UIViewController, WKNavigationDelegate {
    struct TopicModel { let content: String }
    struct ViewModel { let topicModel: TopicModel }

    var viewModel: ViewModel?
    let containerScrollView = UIScrollView()
    let typeBgImageV = UIImageView()
    let webView = WKWebView()

    /// The sample of the article: `UIDevice` has no such property.
    @MainActor private enum UIDevice {
      static var screenWidth: CGFloat { UIScreen.main.bounds.width }
    }

    /// - Parameter height: The initial height of the web view; the article's is 10.
    func makeLayout(height: CGFloat) {
      view.addSubview(containerScrollView)
      containerScrollView.addSubview(typeBgImageV)
      webView.navigationDelegate = self
      containerScrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
      typeBgImageV.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.height.equalTo(20)
      }
      // swift-format-ignore
      do {
containerScrollView.addSubview(webView)
webView.snp.makeConstraints { make in
make.top.equalTo(typeBgImageV.snp.bottom).offset(11)
make.left.right.equalToSuperview().inset(16)
make.width.equalTo(UIDevice.screenWidth - 32)
make.height.equalTo(10)
}
      }
      webView.snp.updateConstraints { $0.height.equalTo(height) }
      webView.snp.makeConstraints { $0.bottom.equalToSuperview() }
      view.layoutIfNeeded()
    }

    // swift-format-ignore
    func loadWebContent() {
if let viewModel = viewModel {
let htmlString = "<head><meta name='viewport' content='width=device-width,initial-scale=1.0, maximum-scale=1.0, minimum-scale=1.0, user-scalable=no'></head>\(viewModel.topicModel.content)"
webView.loadHTMLString(htmlString, baseURL: nil)
}
    }

    // swift-format-ignore
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
webView.evaluateJavaScript("document.body.scrollHeight") { [weak self] value, _ in
guard let self = self else { return }
guard let height = value as? CGFloat else { return }
self.webView.snp.updateConstraints { make in
make.height.equalTo(height)
}
}
    }
  }

  /// The controller with a page, on a window, after everything has arrived.
  private func controller(content: String, startHeight: CGFloat) -> TopicController {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = TopicController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.viewModel = .init(topicModel: .init(content: content))
    controller.makeLayout(height: startHeight)
    controller.loadWebContent()
    AnimationClock.main.advance(by: 0)
    controller.view.layoutIfNeeded()
    return controller
  }

  private let content =
    "<h1>Title</h1><p>" + String(repeating: "Text of a topic that wraps at the width of the screen. ", count: 12)
    + "</p><ul><li>one</li><li>two</li></ul><p><img src='a.png' width='200' height='150'></p>"

  @Test("the height of the page becomes the height of the web view, and the scroll view scrolls over both")
  func height() {
    onScreen(scale: 2) {
      let controller = controller(content: content, startHeight: 10)
      let web = controller.webView
      #expect(text(of: web.frame.width) == "343")
      #expect(web.frame.height > 150 + 12 * 19)
      #expect(web.frame.height == web.scrollView.contentSize.height)
      #expect(controller.containerScrollView.contentSize.width == CGFloat(375))
      #expect(controller.containerScrollView.contentSize.height == web.frame.maxY)
      #expect(text(of: web.frame.minY) == "31")
    }
  }

  @Test("the narrower screen makes the page higher")
  func screens() {
    let heights = [320, 375, 414].map { width in
      onScreen(scale: 2, width: CGFloat(width)) { controller(content: content, startHeight: 10).webView.frame.height }
    }
    #expect(heights == heights.sorted(by: >))
    #expect(heights[0] > heights[2])
  }

  @Test("a web view that starts with zero height finds no height, as the article warns")
  func noHeight() {
    onScreen(scale: 2) {
      #expect(controller(content: content, startHeight: 0).webView.frame.height == CGFloat(0))
    }
  }

  @Test("a web view that starts higher than its page stays so: the body of such a page is at least as high as the view")
  func tooHigh() {
    onScreen(scale: 2) {
      #expect(controller(content: "<p>text</p>", startHeight: 500).webView.frame.height == CGFloat(500))
    }
  }

  /// A label of another library: it draws its text itself, and has a size only once it knows its maximum width.
  private final class YYLabel: UIView {
    var text = "" { didSet { invalidateIntrinsicContentSize() } }
    var font = UIFont.systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize {
      size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width) }

    private func size(width: CGFloat) -> CGSize {
      let line = font.lineHeight
      var size = NSString(string: text).boundingRect(
        with: CGSize(width: width, height: .infinity), options: .usesLineFragmentOrigin, attributes: [.font: font],
        context: nil
      ).size
      if numberOfLines > 0 { size.height = min(size.height, line * CGFloat(numberOfLines)) }
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    override func draw(_ rect: CGRect) { NSString(string: text).draw(in: bounds, withAttributes: [.font: font]) }
  }

  @Test("YYLabel: a row of one line until preferredMaxLayoutWidth is set, and then as high as its text")
  func yyLabel() {
    let root = stage(320, 480), label = root.with(YYLabel()), below = root.with(SizedView(10, 10))
    label.numberOfLines = 0
    label.text = String(repeating: "A text of another library. ", count: 8)
    activate("H:|-20-[l]-20-|", ["l": label])
    activate("V:|-20-[l]-8-[b]", ["l": label, "b": below])
    below.pin(left: 0)
    root.layoutIfNeeded()
    #expect(label.frame.height == CGFloat(21))
    label.preferredMaxLayoutWidth = 280
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 280, height: 0)).height)
    #expect(label.frame.height > 60)
    #expect(below.frame.minY == label.frame.maxY + 8)
  }
}
