// SPDX-License-Identifier: MIT

/// Methods for windows, panels and context menus of pages.
///
/// Differs from WebKit: there is no script engine, so a web view never calls these methods. Swift on Linux has no
/// optional requirements; all methods have default implementations instead.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Returns the web view for a window that a page opens. By default `nil`, which cancels the navigation.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a page closes its window. Does nothing by default.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a message of a page. By default the handler is called immediately.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void)
  /// Asks a question of a page. By default the answer is `false`.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void)
  /// Asks for a text for a page. By default the answer is `nil`.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
  /// Returns the context menu for an element through the handler. By default `nil`.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void)
  /// Called before a context menu is shown. Does nothing by default.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Called when the user chooses the preview of a context menu. Does nothing by default.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when a context menu is closed. Does nothing by default.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
  /// Returns whether an element has a preview. `true` by default.
  func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool
  /// Returns the controller that previews an element. `nil` by default.
  func webView(
    _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
    defaultActions previewActions: [any WKPreviewActionItem]
  ) -> UIViewController?
  /// Called when the user opens the preview of an element. Does nothing by default.
  func webView(_ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController)
}

extension WKUIDelegate {
  /// Returns `nil`.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Calls the handler.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// Calls the handler with `false`.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) { completionHandler(false) }
  /// Calls the handler with `nil`.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
  ) { completionHandler(nil) }
  /// Calls the handler with `nil`.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// Returns `true`.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo
  ) -> Bool { true }
  /// Returns `nil`.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo,
    defaultActions previewActions: [any WKPreviewActionItem]
  ) -> UIViewController? { nil }
  /// Does nothing.
  @_disfavoredOverload public func webView(
    _ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController
  ) {}
}

/// The element of a page for which a context menu is shown.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// The URL of the link; `nil` for an element that is not a link.
  public let linkURL: URL?

  init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}
