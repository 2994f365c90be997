// SPDX-License-Identifier: MIT

/// Preferences for scripts and text. Stored; has no effect.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The minimum font size, in points. The default is 0.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run. The default is `true`.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows. The default is `false`.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether there are warnings about deceptive sites. The default is `true`.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be selected. The default is `true`.
  open var isTextInteractionEnabled = true
  /// Whether elements can fill the screen. The default is `false`.
  open var isElementFullscreenEnabled = false
  /// Whether sites can adapt their pages to this browser. The default is `true`.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether media can be paused by pages that are not shown. The default is `false`.
  open var shouldPrintBackgrounds = false

  public override init() { super.init() }
}
