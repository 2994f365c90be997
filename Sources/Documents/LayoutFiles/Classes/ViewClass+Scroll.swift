// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let scrollView = ViewClass(
    "UIScrollView", "A view whose content scrolls.", make: { UIScrollView() },
    properties: [
      .property("contentInset", "The distance around the content, in points.") {
        (view: UIScrollView, value: UIEdgeInsets) in view.contentInset = value
      },
      .property("contentInsetAdjustmentBehavior", "Whether the safe area is added to the insets of the content.") {
        (view: UIScrollView, value: UIScrollView.ContentInsetAdjustmentBehavior) in
        view.contentInsetAdjustmentBehavior = value
      },
    ])
}

extension UIScrollView.ContentInsetAdjustmentBehavior: NamedChoice {
  static var kind: String { "a content inset adjustment" }
  static var choices: [(name: String, value: UIScrollView.ContentInsetAdjustmentBehavior)] {
    [("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always)]
  }
}
