// SPDX-License-Identifier: MIT

/// A view above the content of a scroll view that responds when the user pulls the content down by its height.
@MainActor
protocol ScrollPullResponder {
  /// Called when the user has pulled the content down by the height of the view.
  func scrollViewWasPulled()
  /// Called when the view has been placed, with the distance by which the content is below its place, in points.
  func scrollViewDidPlaceControl(pulledBy distance: CGFloat)
}

/// The control that refreshes the content, which the scroll view places above it.
extension UIScrollView {
  func setRefreshControl(_ control: UIView?) {
    guard control !== scrollState.refreshControl else {
      // A control that was added as a subview becomes the scroll view's own.
      scrollState.adoptsRefreshControl = false
      return
    }
    scrollState.refreshControl?.removeFromSuperview()
    setRefreshInset(0)
    (scrollState.refreshControl, scrollState.adoptsRefreshControl) = (control, false)
    if let control { insertSubview(control, at: 0) }
    setNeedsLayout()
  }

  /// Places a control that was added as a subview as if it were the scroll view's own, if there is no other.
  func adoptRefreshControl(_ control: UIView) {
    guard scrollState.refreshControl == nil else { return }
    (scrollState.refreshControl, scrollState.adoptsRefreshControl) = (control, true)
    setNeedsLayout()
  }

  /// Forgets a control that is no longer a subview.
  func abandonRefreshControl(_ control: UIView) {
    guard scrollState.refreshControl === control else { return }
    setRefreshInset(0)
    scrollState.refreshControl = nil
  }

  /// Places the control above the content, under the safe area, and not lower than the top of the view.
  func placeRefreshControl() {
    guard let control = scrollState.refreshControl else { return }
    let height = control.sizeThatFits(bounds.size).height
    let frame = CGRect(
      x: 0, y: min(-height, contentOffset.y + adjustedContentInset.top - scrollState.refreshInset), width: bounds.width,
      height: height)
    if control.frame != frame { control.frame = frame }
    let pulled = -(contentOffset.y + adjustedContentInset.top)
    (control as? any ScrollPullResponder)?.scrollViewDidPlaceControl(pulledBy: pulled)
  }

  /// Tells the control that the user has pulled the content down by its height.
  func refreshIfPulled() {
    guard let control = scrollState.refreshControl else { return }
    let height = control.sizeThatFits(bounds.size).height
    guard contentOffset.y + adjustedContentInset.top <= -height else { return }
    (control as? any ScrollPullResponder)?.scrollViewWasPulled()
  }
}
