// SPDX-License-Identifier: MIT

/// A view that applies an effect to the content behind it. Its own content belongs in ``contentView``.
///
/// Differs from UIKit: nothing is blurred; a translucent layer in the effect's color is drawn.
///
/// Source: Apple, `UIVisualEffectView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for content. It fills the effect view.
  open private(set) var contentView = UIView()

  /// Creates a view with an effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUpEffect()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a view without an
  /// effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEffect()
  }

  /// The effect applied to the content behind the view. The default is `nil`.
  open var effect: UIVisualEffect? { didSet { backgroundColor = (effect as? UIBlurEffect)?.overlayColor } }

  private func setUpEffect() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    backgroundColor = (effect as? UIBlurEffect)?.overlayColor
    isOpaque = false
  }
}
