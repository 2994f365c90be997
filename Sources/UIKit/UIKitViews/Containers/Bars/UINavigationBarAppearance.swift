// SPDX-License-Identifier: MIT

/// The appearance of a navigation bar.
///
/// Source: Apple, `UINavigationBarAppearance`.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, added to the system's. The default is an empty dictionary.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The attributes of the large title, added to the system's. The default is an empty dictionary.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The appearance of plain buttons. The default is the system's.
  @_Copied open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The appearance of buttons that complete a task. The default is the system's.
  @_Copied open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }
  /// The appearance of prominent buttons: ``doneButtonAppearance``.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The appearance of the back button. The default is the system's.
  @_Copied open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The image of the back button. The default is a chevron.
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
  /// The mask of the title while it moves past the back button's image. Stored; has no effect.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the image of the back button.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage(systemName: "chevron.backward") ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    onChange?()
  }

  override var values: [AnyHashable?] {
    super.values + [
      titleTextAttributes.comparable, titlePositionAdjustment.comparable, largeTitleTextAttributes.comparable,
      buttonAppearance,
      doneButtonAppearance, backButtonAppearance, backIndicatorImage, backIndicatorTransitionMaskImage,
    ]
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
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
