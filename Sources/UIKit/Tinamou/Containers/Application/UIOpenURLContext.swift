// SPDX-License-Identifier: MIT

/// A URL that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  init(url: URL) {
    self.url = url
    super.init()
  }

  /// The URL.
  open private(set) var url: URL
  /// The options for opening the URL.
  open private(set) var options = UIScene.OpenURLOptions()
}
