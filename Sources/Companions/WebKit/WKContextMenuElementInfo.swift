// SPDX-License-Identifier: MIT

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
