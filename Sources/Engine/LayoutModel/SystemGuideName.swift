// SPDX-License-Identifier: MIT

/// The names of the guides that the system makes for views. Raw values are the names of UIKit's properties.
package enum SystemGuideName: String, CaseIterable, Sendable {
  case layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide, contentLayoutGuide, frameLayoutGuide
  case keyboardLayoutGuide, topLayoutGuide, bottomLayoutGuide

  /// The identifier that the system gives the guide, which its log prints.
  package var identifier: String {
    switch self {
    case .layoutMarginsGuide: "UIViewLayoutMarginsGuide"
    case .safeAreaLayoutGuide: "UIViewSafeAreaLayoutGuide"
    case .readableContentGuide: "UIViewReadableContentGuide"
    case .contentLayoutGuide: "UIScrollView-contentLayoutGuide"
    case .frameLayoutGuide: "UIScrollView-frameLayoutGuide"
    case .keyboardLayoutGuide: "UIKeyboardLayoutGuide"
    case .topLayoutGuide: "UIVC-topLayoutGuide"
    case .bottomLayoutGuide: "UIVC-bottomLayoutGuide"
    }
  }

  /// The guide to which the system gives an identifier; `nil` for other guides.
  package init?(identifier: String) {
    guard let name = Self.allCases.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) }) else {
      return nil
    }
    self = name
  }
}
