// SPDX-License-Identifier: MIT

/// A view that shows a web page.
///
/// ```swift
/// webView.loadHTMLString("<p>Hello</p>", baseURL: nil)
/// AnimationClock.main.advance(by: 0)  // Loads the page and calls the navigation delegate.
/// ```
///
/// Differs from WebKit: there is no browser. A ``WebContentProvider`` provides pages and their sizes at the width of
/// the view. The default provider supports plain HTML without style sheets and scripts. Work that WebKit does in
/// another process is done at the next tick of ``AnimationClock/main``. Key-value observing is not available on
/// Linux: use ``isLoading``, `scrollView.contentSize` or the delegate.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The configuration with which the view was created.
  public let configuration: WKWebViewConfiguration
  /// The object notified of page loading. The default is `nil`.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that opens windows. The default is `nil`. Stored; has no effect.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page. Its content size is that of the page.
  public let scrollView = UIScrollView()
  /// Whether a page is being loaded.
  open private(set) var isLoading = false
  /// The loaded fraction of the page, from 0 to 1.
  open private(set) var estimatedProgress = 0.0
  /// The URL of the page.
  open private(set) var url: URL?
  /// Whether swipes navigate back and forward. The default is `false`. Stored; has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press on a link shows a preview. The default is `true`. Stored; has no effect.
  open var allowsLinkPreview = true
  /// The scale of the page's content. The default is 1. Stored; has no effect.
  open var pageZoom: CGFloat = 1
  /// The custom user agent. The default is `nil`. Stored; has no effect.
  open var customUserAgent: String?

  private let pageView = WebPageView()
  /// The current page; `nil` before the first one is loaded.
  private(set) var page: WebPage? { didSet { pageDidChange() } }
  /// The latest navigation. Earlier ones are canceled.
  private var latest: WKNavigation?
  /// The provider set for this view; `nil` for the default one.
  var ownProvider: (any WebContentProvider)?

  /// Creates a view with `frame`, in points, in the superview's coordinates.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUpWebView()
  }

  /// Creates a view with `frame`, in points, in the superview's coordinates, and a default configuration.
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  /// Creates an empty view.
  ///
  /// Differs from WebKit: there are no archives on Linux, so nothing is decoded.
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

  /// The provider of the view's pages.
  var provider: any WebContentProvider { ownProvider ?? PlainHTMLProvider.shared }

  // MARK: Loading

  /// Loads the page with the source `string`.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(at: baseURL) { _ in string }
  }

  /// Loads the page that the provider returns for `request`.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    begin(at: request.url) { try $0.html(for: request) }
  }

  /// Loads the page with the source `data`, which must be UTF-8.
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    begin(at: baseURL) { _ in String(decoding: data, as: UTF8.self) }
  }

  /// Loads a page from a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Cancels loading. A pending page is not shown.
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

  /// The title of the page; empty if it has none, `nil` without a page.
  open var title: String? { page?.title }

  // MARK: Scripts

  /// Evaluates a script in the page.
  ///
  /// The result is available at the next tick of the clock. The supported scripts are the sizes of the body and the
  /// document, such as `document.body.scrollHeight`, `document.title`, `document.readyState` and the maximum of
  /// several sizes, `Math.max(…)`. Any other script fails with ``WKError/javaScriptExceptionOccurred``, unless the
  /// provider evaluates it.
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

  /// Lays out the page at the view's width.
  private func layOutPage() {
    guard let page, bounds.width > 0 else { return }
    let layout = pageLayout(of: page)
    pageView.layout = layout
    let size = CGSize(width: layout.size.width * layout.scale, height: layout.size.height * layout.scale)
    scrollView.contentSize = size
    pageView.frame = CGRect(origin: .zero, size: size)
    pageView.setNeedsDisplay()
  }

  /// Returns the layout of the page at the view's width.
  func pageLayout(of page: WebPage) -> WebPageLayout {
    let width = page.viewport.layoutWidth(inWidth: bounds.width)
    let size = provider.contentSize(of: page, width: width)
    let scale = page.viewport.scale(ofWidth: Swift.max(width, size.width), inWidth: bounds.width)
    return WebPageLayout(width: width, size: size, scale: scale)
  }
}

extension ViewInspection {
  /// The provider of pages for this web view, or for the nearest web view among this view's ancestors. Set it before
  /// loading.
  ///
  /// The default is `nil`, which means the built-in provider, which measures plain HTML. Setting it does not affect
  /// other views.
  public var webContentProvider: (any WebContentProvider)? {
    get { webView?.ownProvider }
    nonmutating set { webView?.ownProvider = newValue }
  }

  private var webView: WKWebView? {
    sequence(first: view, next: \.superview).first { $0 is WKWebView } as? WKWebView
  }
}
