// SPDX-License-Identifier: MIT

/// A view that extends its content under the edges of its safe area.
///
/// Differs from UIKit: the content is not extended; it fills the safe area.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The content. The default is `nil`.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }
  /// Whether the view sets the frame of its content. The default is `true`.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
  }
}
