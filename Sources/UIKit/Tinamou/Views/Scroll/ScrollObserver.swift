// SPDX-License-Identifier: MIT

/// A container whose bars follow the content of a scroll view.
@MainActor
protocol ScrollObserver: AnyObject {
  /// Called when the content offset changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
}
