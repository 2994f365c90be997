// SPDX-License-Identifier: MIT

/// What a view looks like, as far as the view itself keeps it.
@MainActor
struct ViewAppearance {
  var isHidden = false
  var alpha: CGFloat = 1
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var needsDisplay = true
  var contentMode = UIView.ContentMode.scaleToFill
  var contentScaleFactor: CGFloat?
  var backgroundColor: UIColor?
  var tintColor: UIColor?
}
