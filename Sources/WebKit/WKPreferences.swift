// SPDX-License-Identifier: MIT

/// Preferences for scripts and text. They are stored and have no effect.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The minimum font size, in points. The default is 0.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows. The default is `false`.
  open var javaScriptCanOpenWindowsAutomatically = false

  public override init() { super.init() }
}
