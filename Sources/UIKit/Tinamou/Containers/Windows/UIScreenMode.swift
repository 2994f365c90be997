// SPDX-License-Identifier: MIT

/// A size in which a screen can be used.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The width and height, in physical pixels.
  open private(set) var size: CGSize
  /// The width of a pixel divided by its height. Always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
