// SPDX-License-Identifier: MIT

/// A view that covers the window during a presentation. It dims the content behind and contains the presented view.
final class PresentationContainerView: UIView {
  private(set) weak var presentation: UIPresentationController?
  private let dimming = UIView()
  /// Clips the corners of the presented view. That view's own layer belongs to the app.
  private let holder = UIView()

  /// Shows the view presented by `presentation`.
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
    // Lays out first, so that the presented view has its size before its constraints are first solved.
    layoutSubviews()
  }

  /// Removes the presented view and this view.
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
