// SPDX-License-Identifier: MIT

/// A navigation that a web view is about to perform.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The frame that asks for the navigation.
  public let sourceFrame: WKFrameInfo
  /// The frame in which the page is to be shown; `nil` for a new window.
  public let targetFrame: WKFrameInfo?
  /// The reason for the navigation.
  public let navigationType: WKNavigationType
  /// The request.
  public let request: URLRequest
  /// Whether the page asks for a download. Always `false`.
  open var shouldPerformDownload: Bool { false }
  /// The modifier keys that are pressed. Always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pressed buttons of a pointing device. Always empty.
  open var buttonNumber: UIEvent.ButtonMask { [] }

  init(_ request: URLRequest, _ type: WKNavigationType, in frame: WKFrameInfo) {
    self.request = request
    navigationType = type
    sourceFrame = frame
    targetFrame = frame
    super.init()
  }
}
