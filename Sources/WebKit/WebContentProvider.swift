// SPDX-License-Identifier: MIT

/// What knows web pages in the place of a browser: what is behind an address, how large a page is, what a script answers.
///
/// A test that wants a page of a certain height has a provider that says so:
///
/// ```swift
/// struct Tall: WebContentProvider {
///   func contentSize(of page: WebPage, width: CGFloat) -> CGSize { CGSize(width: width, height: 1234) }
/// }
/// webView.inspection.webContentProvider = Tall()
/// ```
@MainActor
public protocol WebContentProvider {
  /// The page behind an address.
  ///
  /// - Throws: whatever the view's navigation delegate is to hear.
  func html(for request: URLRequest) throws -> String

  /// The size of a page's content, its margins included, when it is laid out `width` CSS pixels wide. One that cannot
  /// be broken may be wider.
  func contentSize(of page: WebPage, width: CGFloat) -> CGSize

  /// What a script answers: a number, a text, `NSNull()`, or nil for `undefined`.
  ///
  /// - Throws: whatever the one who asked is to hear; ``WKError`` for a script that cannot be answered.
  func evaluate(_ script: String, in state: PageState) throws -> Any?
}

extension WebContentProvider {
  /// The text of a file. There is no network here: anything else is a ``WKError/unknown`` that says so.
  public func html(for request: URLRequest) throws -> String {
    guard let url = request.url, url.isFileURL else {
      throw WKError.make(
        .unknown,
        "Tinamou has no network: a WebContentProvider has to answer \(request.url?.absoluteString ?? "this request").")
    }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// The size that the page has as plain HTML.
  public func contentSize(of page: WebPage, width: CGFloat) -> CGSize { page.flow.size(width: width) }

  /// The sizes of the body and the document, the title, the state, and the greatest of several sizes.
  public func evaluate(_ script: String, in state: PageState) throws -> Any? {
    try ScriptAnswer.answer(to: script, in: state)
  }
}
