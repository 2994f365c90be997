// SPDX-License-Identifier: MIT

import Tinamou

/// UIKit's words for the guides of a view.
enum GuideNames {
  @MainActor
  static func name(of guide: UILayoutGuide) -> String { name(ofGuideCalled: guide.identifier) }

  /// The property that gives the guide with UIKit's identifier.
  static func name(ofGuideCalled identifier: String) -> String {
    switch identifier {
    case "UIViewLayoutMarginsGuide": "layoutMarginsGuide"
    case "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
    case "UIViewReadableContentGuide": "readableContentGuide"
    case "": "guide"
    case "UIScrollView-contentLayoutGuide": "contentLayoutGuide"
    case "UIScrollView-frameLayoutGuide": "frameLayoutGuide"
    default: identifier
    }
  }
}
