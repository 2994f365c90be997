// SPDX-License-Identifier: MIT

/// A view that does something to what is behind it. What it shows goes into ``contentView``.
///
/// Differs from UIKit: nothing is blurred; a veil of the effect's colour is drawn.
///
/// Source: Apple, `UIVisualEffectView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for content; it fills this one.
  public let contentView = UIView()

  /// A view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUpEffect()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEffect()
  }

  /// What is done to what is behind the view.
  open var effect: UIVisualEffect? { didSet { backgroundColor = (effect as? UIBlurEffect)?.veil } }

  private func setUpEffect() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    backgroundColor = (effect as? UIBlurEffect)?.veil
    isOpaque = false
  }
}
