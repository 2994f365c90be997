// SPDX-License-Identifier: MIT

/// How the background of a bar looks.
///
/// An appearance never changes layout: whether content goes on under a bar is a matter of `isTranslucent`.
///
/// Source: Apple, `UIBarAppearance`.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// Called when something in the appearance changes.
  var onChange: (() -> Void)?

  /// The default appearance.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// The default appearance for the device in use.
  public convenience override init() { self.init(idiom: .phone) }

  /// An appearance with the background of another.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes the default appearance.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
  }

  /// The kind of device that the appearance is for.
  public let idiom: UIUserInterfaceIdiom

  /// What the background does to what is behind it; only the presence of an effect is drawn, as a thin veil.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) { didSet { onChange?() } }

  /// The colour over the effect.
  open var backgroundColor: UIColor? { didSet { onChange?() } }

  /// A picture over the colour.
  open var backgroundImage: UIImage? { didSet { onChange?() } }

  /// How the picture is fitted into the background.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange?() } }

  /// The colour of the thin line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = .separator { didSet { onChange?() } }

  /// A picture in place of the thin line.
  open var shadowImage: UIImage? { didSet { onChange?() } }

  /// Background and line as the system has them.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (UIBlurEffect(style: .systemChromeMaterial), nil, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }

  /// A background that nothing shines through.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
    (shadowColor, shadowImage) = (.separator, nil)
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// An appearance of the same class that says the same.
  func duplicate() -> Self {
    let copy = type(of: self).init(barAppearance: self)
    copy.takeAll(self)
    return copy
  }

  /// An appearance of the same class that says the same.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Unchecked(duplicate()) }.value
  }

  private func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Takes over what another appearance of the same class says beyond the background.
  func takeAll(_ other: UIBarAppearance) {}
}

/// A value that leaves the main actor together with its caller, who is on it.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
