// SPDX-License-Identifier: MIT

/// The configuration of a web view. It is stored and has no effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The preferences for scripts and text. The default is a new ``WKPreferences``.
  open var preferences = WKPreferences()
  /// The scripts that the app adds to pages. There are none by default.
  open var userContentController = WKUserContentController()
  /// Whether videos play inline. The default is `false`.
  open var allowsInlineMediaPlayback = false
  /// Whether pages are shown only when they are complete. The default is `false`.
  open var suppressesIncrementalRendering = false
  /// The application name in the user agent. The default is `nil`.
  open var applicationNameForUserAgent: String?

  public override init() { super.init() }
}
