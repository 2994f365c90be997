// SPDX-License-Identifier: MIT

import Tinamou

/// UIKit's names of layout guides.
enum GuideNames {
  @MainActor
  static func name(of guide: UILayoutGuide) -> String { name(ofGuideCalled: guide.identifier) }

  /// Returns the name of the property that returns the guide with UIKit's identifier.
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
