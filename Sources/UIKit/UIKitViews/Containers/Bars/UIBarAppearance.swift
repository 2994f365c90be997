// SPDX-License-Identifier: MIT

/// The appearance of a bar's background.
///
/// An appearance never affects layout: `isTranslucent` alone determines whether content extends under a bar.
///
/// Source: Apple, `UIBarAppearance`.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The closure called when a property of the appearance changes.
  var onChange: (() -> Void)?

  /// Creates the default appearance.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates the default appearance for phones.
  public convenience override init() { self.init(idiom: .phone) }

  /// Creates an appearance with the background of another appearance.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates the default appearance.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
  }

  /// The idiom of the devices that the appearance is for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// The effect applied to the content behind the bar. Any effect is drawn as a translucent layer without blur. The
  /// default is the system chrome material.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) { didSet { onChange?() } }

  /// The background color, drawn over the effect. The default is `nil`.
  open var backgroundColor: UIColor? { didSet { onChange?() } }

  /// The background image, drawn over the color. The default is `nil`.
  open var backgroundImage: UIImage? { didSet { onChange?() } }

  /// The content mode of the background image. The default is `UIView.ContentMode.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange?() } }

  /// The color of the shadow line at the bar's edge; `nil` for no line. The default is `.separator`.
  open var shadowColor: UIColor? = .separator { didSet { onChange?() } }

  /// The image that replaces the shadow line. The default is `nil`.
  open var shadowImage: UIImage? { didSet { onChange?() } }

  /// Configures the system's default background and shadow.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (UIBlurEffect(style: .systemChromeMaterial), nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }

  /// Configures an opaque background.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }

  /// Configures a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// Returns a copy of the appearance with the same class.
  func duplicate() -> Self {
    let copy = type(of: self).init(barAppearance: self)
    copy.takeAll(self)
    return copy
  }

  /// The values that equal appearances share.
  var values: [AnyHashable?] {
    [idiom, backgroundEffect, backgroundColor, backgroundImage, backgroundImageContentMode, shadowColor, shadowImage]
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }

  /// Returns a copy of the appearance with the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; appearances are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }

  private func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Copies the properties of another appearance that a subclass adds. The default implementation does nothing.
  func takeAll(_ other: UIBarAppearance) {}
}
