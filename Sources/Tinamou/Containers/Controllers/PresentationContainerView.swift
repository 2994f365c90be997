// SPDX-License-Identifier: MIT

/// Covers the window while a controller is presented: dims what is behind and holds the presented view.
final class PresentationContainerView: UIView {
  private(set) weak var presentation: UIPresentationController?
  private let dimming = UIView()
  /// Cuts the corners of the presented view, whose own layer is the application's business.
  private let holder = UIView()

  /// Shows what `presentation` presents.
  func begin(_ presentation: UIPresentationController, in window: UIWindow) {
    self.presentation = presentation
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 1)
    addSubview(dimming)
    addSubview(holder)
    holder.traitOverrides = UITraitOverrides(presentation.traitsOfPresentedView)
    window.addSubview(self)
    if let view = presentation.presentedView { holder.addSubview(view) }
    // The presented view has its size before its constraints are solved for the first time.
    layoutSubviews()
  }

  /// Takes everything away again.
  func end() {
    presentation?.presentedView?.removeFromSuperview()
    removeFromSuperview()
    presentation = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    dimming.alpha = presentation.dimming
    dimming.isHidden = presentation.dimming == 0
    holder.frame = presentation.adaptedFrame
    holder.clipsToBounds = presentation.cornerRadius > 0
    holder.layer.cornerRadius = presentation.cornerRadius
    presentation.presentedView?.frame = holder.bounds
    presentation.containerViewDidLayoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
