// SPDX-License-Identifier: MIT

/// A view that shows a web page.
///
/// ```swift
/// webView.loadHTMLString("<p>Hello</p>", baseURL: nil)
/// AnimationClock.main.advance(by: 0)  // the page is there, and the navigation delegate has heard of it
/// ```
///
/// Differs from WebKit: there is no browser. A ``WebContentProvider`` says what a page is and how large it is at the width
/// of the view; the one that is there unless you set another knows plain HTML, no style sheets and no scripts. What WebKit
/// does in another process comes with the next turn of ``AnimationClock/main``. On Linux nothing can be observed by key
/// paths; ask ``isLoading`` and `scrollView.contentSize`, or be the delegate.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// What the view was made with.
  public let configuration: WKWebViewConfiguration
  /// What hears of loading.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What opens new windows. Kept only.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view in which the page scrolls; its content size is the page's.
  public let scrollView = UIScrollView()
  /// Whether a page is on its way.
  open private(set) var isLoading = false
  /// How much of the page is there, from 0 to 1.
  open private(set) var estimatedProgress = 0.0
  /// Where the page is from.
  open private(set) var url: URL?
  /// Whether a swipe goes back and forward. Kept only.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a press on a link shows the page behind it. Kept only.
  open var allowsLinkPreview = true
  /// How much larger than its own size the page is shown. Kept only.
  open var pageZoom: CGFloat = 1
  /// What the browser calls itself. Kept only.
  open var customUserAgent: String?

  private let pageView = WebPageView()
  /// The page that is shown.
  private(set) var page: WebPage? { didSet { pageDidChange() } }
  /// The navigation that the latest load began; what was asked for before it is forgotten.
  private var latest: WKNavigation?
  /// What knows pages; nil for the built-in one.
  var ownProvider: (any WebContentProvider)?

  /// A view with `frame`, in points, in the superview's coordinates.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUpWebView()
  }

  /// A view with `frame`, in points, in the superview's coordinates, and a configuration as it is at first.
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  /// Differs from WebKit: there are no archives on Linux, so this makes an empty view.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUpWebView()
  }

  private func setUpWebView() {
    backgroundColor = .white
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    scrollView.addSubview(pageView)
  }

  /// What knows the view's pages.
  var provider: any WebContentProvider { ownProvider ?? PlainHTMLProvider.shared }

  // MARK: Loading

  /// Shows the page that `string` is.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(at: baseURL) { _ in string }
  }

  /// Shows the page that the provider has for `request`.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    begin(at: request.url) { try $0.html(for: request) }
  }

  /// Shows the page that `data`, in UTF-8, is.
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    begin(at: baseURL) { _ in String(decoding: data, as: UTF8.self) }
  }

  /// Shows the page of a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Loads nothing any more; what was on its way does not arrive.
  open func stopLoading() {
    latest = nil
    isLoading = false
  }

  private func begin(
    at url: URL?, _ html: @escaping (any WebContentProvider) throws -> String
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    latest = navigation
    isLoading = true
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    AnimationClock.afterThisTurn { [weak self] in self?.arrive(navigation, url, html) }
    return navigation
  }

  private func arrive(_ navigation: WKNavigation, _ url: URL?, _ html: (any WebContentProvider) throws -> String) {
    guard navigation === latest else { return }
    let text: String
    do {
      text = try html(provider)
    } catch {
      isLoading = false
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
      return
    }
    self.url = url
    navigationDelegate?.webView(self, didCommit: navigation)
    page = WebPage(html: text, url: url)
    isLoading = false
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  /// The page's title; empty if it has none, nil without a page.
  open var title: String? { page?.title }

  // MARK: Scripts

  /// Asks the page something.
  ///
  /// The answer comes with the next turn of the clock. Answered are the sizes of the body and of the document, such as
  /// `document.body.scrollHeight`, `document.title`, `document.readyState` and the greatest of several sizes,
  /// `Math.max(…)`. Any other script is a ``WKError/javaScriptExceptionOccurred`` that says so, unless the provider
  /// answers it.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    AnimationClock.afterThisTurn { [self] in
      do {
        completionHandler?(try provider.evaluate(javaScriptString, in: PageState(of: self)), nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPage()
  }

  private func pageDidChange() {
    pageView.page = page
    layOutPage()
  }

  /// Gives the page the size that it has at the view's width.
  private func layOutPage() {
    guard let page, bounds.width > 0 else { return }
    let layout = pageLayout(of: page)
    pageView.layout = layout
    let size = CGSize(width: layout.size.width * layout.scale, height: layout.size.height * layout.scale)
    scrollView.contentSize = size
    pageView.frame = CGRect(origin: .zero, size: size)
    pageView.setNeedsDisplay()
  }

  /// The page at the view's width.
  func pageLayout(of page: WebPage) -> WebPageLayout {
    let width = page.viewport.layoutWidth(inWidth: bounds.width)
    let size = provider.contentSize(of: page, width: width)
    let scale = page.viewport.scale(ofWidth: Swift.max(width, size.width), inWidth: bounds.width)
    return WebPageLayout(width: width, size: size, scale: scale)
  }
}

extension ViewInspection {
  /// What knows the pages of this web view, or of the web view nearest above this view; set it before loading.
  ///
  /// nil for the built-in one, which measures plain HTML. Setting it has no effect on other views.
  public var webContentProvider: (any WebContentProvider)? {
    get { webView?.ownProvider }
    nonmutating set { webView?.ownProvider = newValue }
  }

  private var webView: WKWebView? {
    sequence(first: view, next: \.superview).first { $0 is WKWebView } as? WKWebView
  }
}
