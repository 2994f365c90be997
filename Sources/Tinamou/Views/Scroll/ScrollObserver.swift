// SPDX-License-Identifier: MIT

/// A container whose bars follow the content of a scroll view.
@MainActor
protocol ScrollObserver: AnyObject {
  /// The content has another offset.
  func scrollViewDidMove(_ scrollView: UIScrollView)
}
