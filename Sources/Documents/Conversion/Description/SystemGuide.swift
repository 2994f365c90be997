// SPDX-License-Identifier: MIT

/// The guides that the system makes for views. Raw values are the names of UIKit's properties.
public enum SystemGuide: String, Sendable, Hashable, CaseIterable {
  case layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide, contentLayoutGuide, frameLayoutGuide
  case keyboardLayoutGuide

  /// Creates the guide with the identifier that the system gives it; `nil` for other guides.
  init?(identifier: String) {
    switch identifier {
    case "UIViewLayoutMarginsGuide": self = .layoutMarginsGuide
    case "UIViewSafeAreaLayoutGuide": self = .safeAreaLayoutGuide
    case "UIViewReadableContentGuide": self = .readableContentGuide
    case "UIScrollView-contentLayoutGuide": self = .contentLayoutGuide
    case "UIScrollView-frameLayoutGuide": self = .frameLayoutGuide
    case "UIKeyboardLayoutGuide": self = .keyboardLayoutGuide
    default: return nil
    }
  }
}
