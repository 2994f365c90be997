// SPDX-License-Identifier: MIT

/// What a web view is made with. All of it is kept only.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// What scripts may do.
  open var preferences = WKPreferences()
  /// What scripts the page gets from the app.
  open var userContentController = WKUserContentController()
  /// Whether films play within the page.
  open var allowsInlineMediaPlayback = false
  /// Whether nothing is shown until all is there.
  open var suppressesIncrementalRendering = false
  /// What the app adds to what the browser calls itself.
  open var applicationNameForUserAgent: String?

  public override init() { super.init() }
}

/// What scripts may do. All of it is kept only.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The least size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false

  public override init() { super.init() }
}

/// What scripts the page gets from the app. They are kept only: there is no script engine.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts, in the order of adding.
  open private(set) var userScripts: [WKUserScript] = []

  public override init() { super.init() }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Forgets all scripts.
  open func removeAllUserScripts() { userScripts = [] }
}

/// A script that an app gives its pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it is to run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the page itself and not for the frames in it.
  public let isForMainFrameOnly: Bool

  /// A script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// When a script of an app is to run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}
