// SPDX-License-Identifier: MIT

/// Replaces a browser as the source of web pages, their sizes and the results of scripts.
///
/// A test that needs a page of a certain height can use its own provider:
///
/// ```swift
/// struct Tall: WebContentProvider {
///   func contentSize(of page: WebPage, width: CGFloat) -> CGSize { CGSize(width: width, height: 1234) }
/// }
/// webView.inspection.webContentProvider = Tall()
/// ```
@MainActor
public protocol WebContentProvider {
  /// Returns the source of the page at a URL. By default only files are loaded.
  ///
  /// - Throws: An error that is reported to the view's navigation delegate.
  func html(for request: URLRequest) throws -> String

  /// Returns the size of a page's content including its margins, laid out at a width of `width` CSS pixels.
  /// Unbreakable content can be wider. By default the page is laid out as plain HTML.
  func contentSize(of page: WebPage, width: CGFloat) -> CGSize

  /// Returns the result of a script: a number, a string, `NSNull()`, or `nil` for `undefined`. By default only
  /// queries of sizes, title and state are supported.
  ///
  /// - Throws: An error that is passed to the caller's completion handler; ``WKError`` for an unsupported script.
  func evaluate(_ script: String, in state: PageState) throws -> Any?
}

extension WebContentProvider {
  /// Returns the content of a file. For other URLs, throws ``WKError/unknown``, because there is no network access.
  public func html(for request: URLRequest) throws -> String {
    guard let url = request.url, url.isFileURL else {
      throw WKError.make(
        .unknown,
        "Tinamou has no network access. Use a WebContentProvider for \(request.url?.absoluteString ?? "this request").")
    }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Returns the size of the page as plain HTML, in CSS pixels.
  public func contentSize(of page: WebPage, width: CGFloat) -> CGSize { page.flow.size(width: width) }

  /// Returns the result of a supported script: sizes of the body and the document, their maximum, the title and the
  /// state.
  public func evaluate(_ script: String, in state: PageState) throws -> Any? {
    try ScriptAnswer.answer(to: script, in: state)
  }
}

/// The default provider: plain HTML, measured with the system's fonts.
public struct PlainHTMLProvider: WebContentProvider {
  static let shared = PlainHTMLProvider()

  /// Creates the default provider.
  public init() {}
}
