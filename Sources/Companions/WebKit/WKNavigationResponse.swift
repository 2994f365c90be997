// SPDX-License-Identifier: MIT

/// The response to a request of a web view.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The response.
  public let response: URLResponse
  /// Whether the response is for the main frame. Always `true`.
  open var isForMainFrame: Bool { true }
  /// Whether the view can show content of the response's type.
  open var canShowMIMEType: Bool { response.mimeType?.hasPrefix("text/") ?? true }

  init(_ response: URLResponse) {
    self.response = response
    super.init()
  }
}
