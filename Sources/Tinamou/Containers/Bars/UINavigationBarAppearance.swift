// SPDX-License-Identifier: MIT

/// How a navigation bar looks.
///
/// Source: Apple, `UINavigationBarAppearance`.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title beyond the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The look of the large title beyond the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The look of buttons that end the work.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }
  /// The look of the button that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The picture of the button that goes back.
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
  /// The shape that cuts the title as it moves past the picture. Kept only.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the picture of the button that goes back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage(systemName: "chevron.backward") ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    onChange?()
  }

  override func takeAll(_ other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
  }
}
