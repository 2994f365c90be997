// SPDX-License-Identifier: MIT

/// What scripts may do. All of it is kept only.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The least size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false

  public override init() { super.init() }
}
