// SPDX-License-Identifier: MIT

/// The background of a bar: a translucent layer, a color, an image, and a shadow line at the edge that meets the
/// content; or the area in which content fades.
final class BarBackgroundView: UIView {
  /// The edge of the bar that meets the content.
  enum ContentEdge { case top, bottom }

  private let contentEdge: ContentEdge
  private let line = UIImageView()
  private let picture = UIImageView()
  private let tintView = UIView()
  private let edgeEffect: ScrollEdgeEffectView
  /// Whether the app gives the bar a background, below which content does not fade.
  private var hasOwnBackground = false

  /// The look of content below the bar; `nil`, the default, if there is no content.
  var fading: ScrollEdgeEffectView.Look? { didSet { if fading != oldValue { setNeedsLayout() } } }

  init(contentEdge: ContentEdge) {
    self.contentEdge = contentEdge
    edgeEffect = ScrollEdgeEffectView(isAtTop: contentEdge == .bottom)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [edgeEffect, tintView, picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    contentEdge = .bottom
    edgeEffect = ScrollEdgeEffectView(isAtTop: true)
    super.init(coder: coder)
  }

  /// The appearance of the background.
  struct Style {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var lineColor: UIColor?
    var lineImage: UIImage?

    /// Replaces the line by an image, by nothing if the image is empty, or not at all without an image.
    mutating func replaceLine(by image: UIImage?) {
      guard let image else { return }
      lineColor = nil
      lineImage = image.size == .zero ? nil : image
    }

    @MainActor
    init(_ appearance: UIBarAppearance) {
      effect = appearance.backgroundEffect
      color = appearance.backgroundColor
      image = appearance.backgroundImage
      imageMode = appearance.backgroundImageContentMode
      lineColor = appearance.shadowColor
      if appearance.shadowImage?.renderingMode == .alwaysTemplate {
        lineImage = appearance.shadowImage
      } else {
        replaceLine(by: appearance.shadowImage)
      }
    }

    /// Returns the background in a generation of iOS. Bars with platters have no background of their own, unless the app gives them one.
    @MainActor
    func adapted(to generation: InterfaceGeneration) -> Style {
      guard generation.hasPlatters, color == nil, image == nil else { return self }
      var style = self
      (style.effect, style.lineColor, style.lineImage) = (nil, nil, nil)
      return style
    }
  }

  /// Shows a background.
  func show(_ backgroundStyle: Style) {
    tintView.backgroundColor =
      backgroundStyle.color == nil ? backgroundStyle.effect?.overlayColor : backgroundStyle.color
    picture.image = backgroundStyle.image
    picture.contentMode = backgroundStyle.imageMode
    picture.isHidden = backgroundStyle.image == nil
    line.image = backgroundStyle.lineImage
    line.tintColor = backgroundStyle.lineColor
    line.backgroundColor = backgroundStyle.lineImage == nil ? backgroundStyle.lineColor : nil
    hasOwnBackground = backgroundStyle.color != nil || backgroundStyle.image != nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tintView.frame = bounds
    picture.frame = bounds
    edgeEffect.look = hasOwnBackground ? nil : fading
    edgeEffect.cover(bounds)
    let height = line.image?.size.height ?? 1 / displayScale
    // The shadow line lies outside the bar, over the content.
    line.frame = CGRect(
      x: 0, y: contentEdge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
  }
}
