// SPDX-License-Identifier: MIT

/// Methods that report scrolling and zooming and provide the view to zoom.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content offset changed. The default implementation does nothing.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the zoom scale was set. The default implementation does nothing.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the adjusted content inset changed. The default implementation does nothing.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is scaled when the scroll view zooms. Returns `nil` by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
