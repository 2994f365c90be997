// SPDX-License-Identifier: MIT

/// A view that shows an image. Its intrinsic content size is that of the image.
///
/// Source: Apple, `UIImageView`.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Creates an image view without an image and with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view with the size of `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
  }

  /// Creates an image view with the size of `image` that shows `highlightedImage` while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an image view with a
  /// zero frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// The image; `nil` shows nothing and has no intrinsic content size. The default is `nil`.
  @exclusivity(unchecked) open var image: UIImage? { didSet { shownImageDidChange() } }

  /// The image shown while ``isHighlighted`` is `true`; `nil` to show ``image``. The default is `nil`.
  @exclusivity(unchecked) open var highlightedImage: UIImage? { didSet { shownImageDidChange() } }

  /// Whether the highlighted image is shown. The default is `false`.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { shownImageDidChange() } }
  }

  /// The symbol configuration, for symbol images that have none. The default is `nil`.
  @exclusivity(unchecked) open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { shownImageDidChange() }
  }

  /// Whether the image grows at accessibility text sizes. The default is `false`. Stored; has no effect.
  @exclusivity(unchecked) open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  open override var contentMode: ContentMode { didSet { appearance.needsDisplay = true } }

  // MARK: Sequences of images

  /// The images that are shown one after the other. The default is `nil`. Stored; has no effect: ``image`` is shown.
  open var animationImages: [UIImage]?
  /// The images that are shown one after the other while the view is highlighted. The default is `nil`. Stored; has no effect.
  open var highlightedAnimationImages: [UIImage]?
  /// The time for all images, in seconds; 0, the default, for 30 images a second.
  /// Stored; has no effect, because the images are not shown.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the images; 0, the default, for no limit. Stored; has no effect.
  open var animationRepeatCount = 0
  /// Whether the images are shown.
  open private(set) var isAnimating = false
  /// Begins to show the images. Differs from UIKit: ``image`` stays visible.
  open func startAnimating() { isAnimating = !(animationImages ?? image?.images ?? []).isEmpty }
  /// Stops showing the images.
  open func stopAnimating() { isAnimating = false }

  /// The image in the current state.
  var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let preferredSymbolConfiguration else { return image }
    return image?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  // An image view does not draw: what it shows can change in an override of `setNeedsDisplay()`, which is not called.
  private func shownImageDidChange() {
    invalidateIntrinsicContentSize()
    appearance.needsDisplay = true
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearance.needsDisplay = true
  }

  // MARK: Size

  /// The size of the image without its alignment insets, in points.
  ///
  /// The content mode does not change the intrinsic content size: an image that is scaled to fit still has its own
  /// size.
  override var described: DescribedAttributes {
    DescribedAttributes(baseClass: UIImageView.self, image: image.map { $0.symbolDescription ?? $0.description })
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  /// Returns the size of the image, independent of `size`; zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// The alignment rectangle insets of the image; zero without one.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  override var firstBaselineFromTop: CGFloat? {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return nil }
    return image.size.height - baseline - image.alignmentRectInsets.top
  }

  override var lastBaselineFromBottom: CGFloat? {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return nil }
    return baseline - image.alignmentRectInsets.bottom
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let image = shownImage, let canvas = ControlCanvas(for: self) else { return }
    let isFlipped = image.flipsForRightToLeftLayoutDirection && runsRightToLeft
    let isTemplate =
      image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && image.isSymbolImage)
    let tint = isTemplate ? tintColor.resolvedColor(with: traitCollection) : nil
    canvas.mirrored(isFlipped, in: bounds) {
      image.draw(in: contentMode.rect(for: image.size, in: bounds), asTemplateIn: tint)
    }
  }

  /// The preferred limit of the brightness of colors. The default is `.unspecified`. Stored; has no effect.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The dynamic range of the image that is shown. Always `.standard`.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIView.ContentMode {
  /// Returns the frame of content with the given size in `bounds`, according to the content mode.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let centered = bounds.centered(size)
    func placed(x: CGFloat? = nil, y: CGFloat? = nil) -> CGRect {
      CGRect(origin: CGPoint(x: x ?? centered.minX, y: y ?? centered.minY), size: size)
    }
    let (left, right) = (bounds.minX, bounds.maxX - size.width)
    let (top, bottom) = (bounds.minY, bounds.maxY - size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .scaleAspectFill:
      return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .center: return centered
    case .top: return placed(y: top)
    case .bottom: return placed(y: bottom)
    case .left: return placed(x: left)
    case .right: return placed(x: right)
    case .topLeft: return placed(x: left, y: top)
    case .topRight: return placed(x: right, y: top)
    case .bottomLeft: return placed(x: left, y: bottom)
    case .bottomRight: return placed(x: right, y: bottom)
    }
  }

  private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
    bounds.centered(CGSize(width: size.width * factor, height: size.height * factor))
  }
}
