// SPDX-License-Identifier: MIT

import Tinamou

/// UIKit's words for attributes.
enum AttributeWords {
  static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    @unknown default: "attribute"
    }
  }
}

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
