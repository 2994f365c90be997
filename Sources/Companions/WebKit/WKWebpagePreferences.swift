// SPDX-License-Identifier: MIT

/// Preferences for one navigation. Stored; has no effect.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The appearance of a site. Raw values are WebKit's.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  /// The appearance of the site. The default is `recommended`.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page's scripts run. The default is `true`.
  open var allowsContentJavaScript = true
  /// Whether Lockdown Mode is on. The default is `false`.
  open var isLockdownModeEnabled = false

  public override init() { super.init() }
}
