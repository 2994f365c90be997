// SPDX-License-Identifier: MIT

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The URL of the page.
  public let url: URL
  /// The title of the page; `nil` before it is loaded.
  open internal(set) var title: String?
  /// The URL with which the page was requested.
  open var initialURL: URL { url }

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}
