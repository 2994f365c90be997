// SPDX-License-Identifier: MIT

import ObjectiveC

/// The properties of web views that can be observed by their names.
enum WebViewKeys: _MemberTable {
  static var owner: AnyObject.Type { WKWebView.self }
  static var members: [_Member] {
    [
      .property("estimatedProgress", \WKWebView.estimatedProgress), .property("title", \WKWebView.title),
      .property("URL", \WKWebView.url), .property("loading", \WKWebView.isLoading),
      .property("canGoBack", \WKWebView.canGoBack), .property("canGoForward", \WKWebView.canGoForward),
    ]
  }
}

/// The tables of the members of this module's classes, without which optimized builds would leave them out.
@usableFromInline let webViewTables: [any _MemberTable.Type] = [WebViewKeys.self]
