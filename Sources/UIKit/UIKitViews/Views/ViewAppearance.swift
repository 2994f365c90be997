// SPDX-License-Identifier: MIT

/// The appearance properties of a view.
@MainActor
struct ViewAppearance {
  // Large properties first, which minimizes padding.
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
  /// Whether an ancestor may have a tint color of its own. While it is `false`, none has.
  var mayInheritTintColor = false
}
