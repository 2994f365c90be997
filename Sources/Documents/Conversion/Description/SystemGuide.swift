// SPDX-License-Identifier: MIT

import LayoutModel

/// The guides that the system makes for views. Raw values are the names of UIKit's properties.
public enum SystemGuide: String, Sendable, Hashable, CaseIterable {
  case layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide, contentLayoutGuide, frameLayoutGuide
  case keyboardLayoutGuide

  /// Creates the guide with the identifier that the system gives it; `nil` for other guides.
  init?(identifier: String) {
    guard let name = SystemGuideName(identifier: identifier) else { return nil }
    self.init(rawValue: name.rawValue)
  }
}
