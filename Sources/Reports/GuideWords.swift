// SPDX-License-Identifier: MIT

import Tinamou

/// UIKit's words for the guides of a view.
@MainActor
enum GuideWords {
  static func name(of guide: UILayoutGuide) -> String {
    switch guide.identifier {
    case "UIViewLayoutMarginsGuide": "layoutMarginsGuide"
    case "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
    case "UIViewReadableContentGuide": "readableContentGuide"
    case "": "guide"
    default: guide.identifier
    }
  }
}
