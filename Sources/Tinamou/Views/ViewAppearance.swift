// SPDX-License-Identifier: MIT

/// What a view looks like, as far as the view itself keeps it.
@MainActor
struct ViewAppearance {
  // Large ones first: so they take the least room.
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var contentScaleFactor: CGFloat?
  var contentMode = UIView.ContentMode.scaleToFill
  var isHidden = false
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var needsDisplay = true
}
