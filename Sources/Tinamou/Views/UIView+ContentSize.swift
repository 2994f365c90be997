// SPDX-License-Identifier: MIT

extension UIView {
  func contentSizeDidChange() {
    liveHost?.contentSizeDidChange(of: self)
    markConstraintsDidChange()
    storedSuperview?.subviewContentSizeDidChange(self)
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard NSLayoutConstraint.checkPriority(priority), priority != contentPriorities.hugging(axis) else { return }
    if axis == .horizontal {
      contentPriorities.horizontalHugging = priority
    } else {
      contentPriorities.verticalHugging = priority
    }
    contentSizeDidChange()
  }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard NSLayoutConstraint.checkPriority(priority), priority != contentPriorities.compression(axis) else { return }
    if axis == .horizontal {
      contentPriorities.horizontalCompression = priority
    } else {
      contentPriorities.verticalCompression = priority
    }
    contentSizeDidChange()
  }

  /// The view whose first baseline counts as this view's, at the end of the chain; nil where it has no text.
  var firstBaselineView: UIView? {
    let view = forFirstBaselineLayout
    return view === self ? (firstBaselineFromTop == nil ? nil : self) : view.firstBaselineView
  }

  /// The view whose last baseline counts as this view's, at the end of the chain; nil where it has no text.
  var lastBaselineView: UIView? {
    let view = forLastBaselineLayout
    return view === self ? (lastBaselineFromBottom == nil ? nil : self) : view.lastBaselineView
  }

  /// The view that stands for this one where baselines are aligned, at the end of the chain, with text or without.
  func viewForBaseline(isFirst: Bool) -> UIView {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    return view === self ? self : view.viewForBaseline(isFirst: isFirst)
  }

  /// The standard distance from the baseline above to this view's, in points, by its font.
  var standardLineDistance: CGFloat { (fontSizeForSpacing ?? 0) * 1.2 }
}
