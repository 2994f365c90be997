// SPDX-License-Identifier: MIT

/// A view that shows an image, as large as the image unless constraints say otherwise.
///
/// Source: Apple, `UIImageView`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// A view with `frame`, in points, in the superview's coordinates, and without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view as large as `image`.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view as large as `image`, which shows another image while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes a view of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// The image; nil shows nothing and wishes no size.
  open var image: UIImage? { didSet { shownImageDidChange() } }

  /// The image shown while ``isHighlighted``; nil for the same as always.
  open var highlightedImage: UIImage? { didSet { shownImageDidChange() } }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { shownImageDidChange() } } }

  /// The size and weight of a symbol, where the image does not say.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { shownImageDidChange() } }

  open override var contentMode: ContentMode { didSet { setNeedsDisplay() } }

  /// The image shown now.
  var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let preferredSymbolConfiguration else { return image }
    return image?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  private func shownImageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Size

  /// The image's size without the borders that do not count for alignment, in points.
  ///
  /// The content mode does not matter: an image that is scaled to fit still wishes its own size.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  /// The image's size, whatever `size` is; without an image nothing.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// Those of the image.
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
}

extension UIView.ContentMode {
  /// Where content of `size` points lies in `bounds`.
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
