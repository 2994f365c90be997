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
/// another process is done at the next tick of ``AnimationClock/main``.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// A copy of the configuration with which the view was created.
  public let configuration: WKWebViewConfiguration
  /// The object notified of page loading. The default is `nil`.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that opens windows and shows panels. The default is `nil`. Stored; has no effect.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page. Its content size is that of the page.
  public let scrollView = UIScrollView()
  /// Whether a page is being loaded.
  open private(set) var isLoading = false {
    willSet { willChangeValue(forKey: "loading") }
    didSet { didChangeValue(forKey: "loading") }
  }
  /// The loaded fraction of the page, from 0 to 1.
  open private(set) var estimatedProgress = 0.0 {
    willSet { willChangeValue(forKey: "estimatedProgress") }
    didSet { didChangeValue(forKey: "estimatedProgress") }
  }
  /// The URL of the page.
  open private(set) var url: URL? {
    willSet { willChangeValue(forKey: "URL") }
    didSet { didChangeValue(forKey: "URL") }
  }
  /// Whether swipes navigate back and forward. The default is `false`. Stored; has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press on a link shows a preview. The default is `true`. Stored; has no effect.
  open var allowsLinkPreview = true
  /// The scale of the page's content. The default is 1. Stored; has no effect.
  open var pageZoom: CGFloat = 1
  /// The custom user agent. The default is `nil`. Stored; has no effect.
  open var customUserAgent: String?
  /// Whether a developer can inspect the page. The default is `false`. Stored; has no effect.
  open var isInspectable = false
  /// The color behind the page. The default is `nil`. Stored; has no effect.
  open var underPageBackgroundColor: UIColor!
  /// The pages that the view has shown.
  public let backForwardList = WKBackForwardList()

  private let pageView = WebPageView()
  /// The current page; `nil` before the first one is loaded.
  private(set) var page: WebPage? {
    willSet { for key in Self.keysOfPage { willChangeValue(forKey: key) } }
    didSet {
      pageDidChange()
      for key in Self.keysOfPage { didChangeValue(forKey: key) }
    }
  }
  /// The properties that change with the page.
  private static let keysOfPage = ["title", "canGoBack", "canGoForward"]
  /// The latest navigation. Earlier ones are canceled.
  private var latest: WKNavigation?
  /// The request of the shown page; `nil` for a page from a string.
  private var shownRequest: URLRequest?
  /// The provider set for this view; `nil` for the default one.
  var ownProvider: (any WebContentProvider)?

  /// Creates a view with `frame`, in points, in the superview's coordinates.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copy() as? WKWebViewConfiguration ?? configuration
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
    begin(URLRequest(url: baseURL ?? Self.blank), .other, at: baseURL) { _ in string }
  }

  /// Loads the page that the provider returns for `request`.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(request, .other) }

  /// Loads the page with the source `data`, which must be UTF-8.
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    begin(URLRequest(url: baseURL), .other, at: baseURL) { _ in String(decoding: data, as: UTF8.self) }
  }

  /// Loads a page from a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Loads the shown page again.
  ///
  /// - Returns: `nil` if there is no page with a request.
  @discardableResult
  open func reload() -> WKNavigation? { shownRequest.flatMap { begin($0, .reload, to: backForwardList.currentItem) } }

  /// Loads the shown page again. There is no cache, so this equals ``reload()``.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Cancels loading. A pending page is not shown.
  open func stopLoading() {
    latest = nil
    isLoading = false
  }

  // MARK: History

  /// Whether there is a page before the shown one.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after the shown one.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Loads the page before the shown one.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }

  /// Loads the page after the shown one.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }

  /// Loads a page of the list.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(URLRequest(url: item.url), .backForward, to: item)
  }

  // MARK: Navigation

  /// The frame of the page.
  var mainFrame: WKFrameInfo { WKFrameInfo(URLRequest(url: url ?? Self.blank), in: self) }
  private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  /// Loads the page that the provider returns, and adds it to the list.
  @discardableResult
  func begin(
    _ request: URLRequest, _ type: WKNavigationType, to item: WKBackForwardListItem? = nil
  ) -> WKNavigation? {
    let handler = request.url?.scheme.flatMap(configuration.urlSchemeHandler(forURLScheme:))
    return begin(request, type, at: request.url, to: item ?? request.url.map(WKBackForwardListItem.init)) {
      [weak self] in
      if let handler, let self { return try PageTask.html(of: request, from: handler, for: self) }
      return try $0.html(for: request)
    }
  }

  /// Asks the delegate, and loads a page if it may be.
  private func begin(
    _ request: URLRequest, _ type: WKNavigationType, at url: URL?, to item: WKBackForwardListItem? = nil,
    _ html: @escaping (any WebContentProvider) throws -> String
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    latest = navigation
    guard let navigationDelegate else {
      start(navigation, request, at: url, to: item, html)
      return navigation
    }
    let action = WKNavigationAction(request, type, in: mainFrame)
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences
    ) { [weak self] policy, _ in
      guard let self, navigation === self.latest else { return }
      if policy == .allow {
        self.start(navigation, request, at: url, to: item, html)
      } else {
        self.latest = nil
      }
    }
    return navigation
  }

  private func start(
    _ navigation: WKNavigation, _ request: URLRequest, at url: URL?, to item: WKBackForwardListItem?,
    _ html: @escaping (any WebContentProvider) throws -> String
  ) {
    isLoading = true
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    AnimationClock.afterThisTurn { [weak self] in
      guard let self, navigation === self.latest else { return }
      self.arrive(navigation, request, at: url, to: item, html)
    }
  }

  private func arrive(
    _ navigation: WKNavigation, _ request: URLRequest, at url: URL?, to item: WKBackForwardListItem?,
    _ html: (any WebContentProvider) throws -> String
  ) {
    let text: String
    do {
      text = try html(provider)
    } catch {
      fail(navigation, error)
      return
    }
    guard let navigationDelegate, item != nil, let url else {
      commit(navigation, request, text, at: url, to: item)
      return
    }
    let size = text.utf8.count
    let response = URLResponse(
      url: url, mimeType: "text/html", expectedContentLength: size, textEncodingName: "utf-8")
    let decide: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
      guard let self, navigation === self.latest else { return }
      if policy == .allow {
        self.commit(navigation, request, text, at: url, to: item)
      } else {
        self.fail(navigation, WKError.make(.unknown, "The navigation delegate refused the response of \(url)."))
      }
    }
    navigationDelegate.webView(self, decidePolicyFor: WKNavigationResponse(response), decisionHandler: decide)
  }

  private func commit(
    _ navigation: WKNavigation, _ request: URLRequest, _ text: String, at url: URL?, to item: WKBackForwardListItem?
  ) {
    self.url = url
    shownRequest = item == nil ? nil : request
    if let item { backForwardList.show(item) }
    navigationDelegate?.webView(self, didCommit: navigation)
    page = WebPage(html: text, url: url)
    item?.title = title
    isLoading = false
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    isLoading = false
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
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

  // MARK: Pictures and media

  /// Calls the handler with a picture of the view, or of an area of it.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let area = snapshotConfiguration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
    let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? area.width
    let scale = area.width > 0 ? width / area.width : 1
    let size = CGSize(width: width, height: area.height * scale)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      layer.render(in: context.cgContext)
    }
    completionHandler(image, nil)
  }

  /// The progress of an element to the whole screen and back.
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen = 0
    case enteringFullscreen = 1
    case inFullscreen = 2
    case exitingFullscreen = 3
  }

  /// Whether an element of the page fills the screen. Always `notInFullscreen`.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// Ends the playback of media. There is none, so the handler is called immediately.
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  /// Pauses the playback of media. There is none, so the handler is called immediately.
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  /// Suspends the playback of media. There is none, so the handler is called immediately.
  open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
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

  /// Activates a link of the page to a URL: the web view asks its delegate and loads the page.
  public func activateLink(to url: URL) { webView?.begin(URLRequest(url: url), .linkActivated) }

  /// Sends a message of a script to the handler with a name.
  ///
  /// - Parameter reply: Called with the answer of a handler that answers.
  /// - Returns: Whether there is a handler with this name.
  @discardableResult
  public func sendScriptMessage(
    _ body: Any, to name: String, reply: @escaping (Any?, String?) -> Void = { _, _ in }
  ) -> Bool {
    guard let webView else { return false }
    let message = WKScriptMessage(body, to: name, from: webView)
    return webView.configuration.userContentController.deliver(message, reply: reply)
  }

  private var webView: WKWebView? {
    sequence(first: view, next: \.superview).first { $0 is WKWebView } as? WKWebView
  }
}
