// SPDX-License-Identifier: MIT

/// A navigation that a web view is about to perform.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The frame that asks for the navigation.
  open private(set) var sourceFrame: WKFrameInfo
  /// The frame in which the page is to be shown; `nil` for a new window.
  open private(set) var targetFrame: WKFrameInfo?
  /// The reason for the navigation.
  open private(set) var navigationType: WKNavigationType
  /// The request.
  open private(set) var request: URLRequest
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

  /// Creates an action without a request, of which a test overrides what it needs.
  public override init() {
    request = URLRequest(url: WKFrameInfo.blankPage)
    navigationType = .other
    sourceFrame = WKFrameInfo()
    super.init()
  }
}

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// Creates a navigation that belongs to no web view.
  public override init() { super.init() }
}

/// Whether a navigation is performed. Raw values are WebKit's.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// The response to a request of a web view.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The response.
  open private(set) var response: URLResponse
  /// Whether the response is for the main frame. Always `true`.
  open var isForMainFrame: Bool { true }
  /// Whether the view can show content of the response's type.
  open var canShowMIMEType: Bool { response.mimeType?.hasPrefix("text/") ?? true }

  init(_ response: URLResponse) {
    self.response = response
    super.init()
  }

  /// Creates a response without content, of which a test overrides what it needs.
  public override init() {
    response = URLResponse(
      url: WKFrameInfo.blankPage, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    super.init()
  }
}

/// Whether a navigation continues after its response. Raw values are WebKit's.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// The reason for a navigation. Raw values are WebKit's.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}
