// SPDX-License-Identifier: MIT

extension UIView {
  func contentSizeDidChange() {
    liveHost?.contentSizeDidChange(of: self)
    markConstraintsDidChange()
    storedSuperview?.subviewContentSizeDidChange(self)
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard NSLayoutConstraint.checkContentPriority(priority), priority != contentPriorities.hugging(axis) else { return }
    if axis == .horizontal {
      contentPriorities.horizontalHugging = priority
    } else {
      contentPriorities.verticalHugging = priority
    }
    contentSizeDidChange()
  }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard NSLayoutConstraint.checkContentPriority(priority), priority != contentPriorities.compression(axis) else {
      return
    }
    if axis == .horizontal {
      contentPriorities.horizontalCompression = priority
    } else {
      contentPriorities.verticalCompression = priority
    }
    contentSizeDidChange()
  }

  /// The view that provides this view's first baseline, after following all references; `nil` when that view has no
  /// text.
  var firstBaselineView: UIView? {
    let view = forFirstBaselineLayout
    return view === self ? (firstBaselineFromTop == nil ? nil : self) : view.firstBaselineView
  }

  /// The view that provides this view's last baseline, after following all references; `nil` when that view has no
  /// text.
  var lastBaselineView: UIView? {
    let view = forLastBaselineLayout
    return view === self ? (lastBaselineFromBottom == nil ? nil : self) : view.lastBaselineView
  }

  /// The view that provides this view's first or last baseline, after following all references, whether or not it has
  /// text.
  func viewForBaseline(isFirst: Bool) -> UIView {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    return view === self ? self : view.viewForBaseline(isFirst: isFirst)
  }

  /// The standard distance from the preceding baseline to this view's, in points, derived from its font size.
  var standardLineDistance: CGFloat { (fontSizeForSpacing ?? 0) * 1.2 }
}
