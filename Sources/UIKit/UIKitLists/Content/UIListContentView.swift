// SPDX-License-Identifier: MIT

@_spi(ViewHooks) import UIKitViews

/// A view that shows a ``UIListContentConfiguration``.
///
/// Source: Apple, `UIListContentView`.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private var shown: UIListContentConfiguration

  private let imageGuide = UILayoutGuide()
  private let titleGuide = UILayoutGuide()
  private let detailGuide = UILayoutGuide()

  /// The rectangle of the image; `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : imageGuide }
  /// The rectangle of the text; `nil` without one.
  open var textLayoutGuide: UILayoutGuide? { titleLabel.isHidden ? nil : titleGuide }
  /// The rectangle of the secondary text; `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { detailLabel.isHidden ? nil : detailGuide }

  /// Creates a view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    isOpaque = false
    for view in [imageView, titleLabel, detailLabel] { addSubview(view) }
    for guide in [imageGuide, titleGuide, detailGuide] { addLayoutGuide(guide) }
    // With a hugging priority just above that of a fitting size, a higher row stretches the content without ambiguity, and a row that
    // is measured at its former height becomes lower with its text.
    setContentHuggingPriority(UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1), for: .vertical)
    show()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The configuration. Setting a configuration of another type leaves it unchanged.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      let hadStroke = shown.imageProperties.strokeWidth > 0
      shown = configuration
      show(hadStroke: hadStroke)
    }
  }

  // MARK: Displaying

  private func show(hadStroke: Bool = false) {
    alpha = shown.alpha
    apply(shown.textProperties, shown.text, shown.attributedText, to: titleLabel)
    apply(shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText, to: detailLabel)
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    imageView.contentMode = .scaleAspectFit
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor = properties.tintColor
    imageView.clipsToBounds = properties.cornerRadius > 0
    if properties.cornerRadius > 0 { imageView.layer.cornerRadius = properties.cornerRadius }
    if properties.strokeWidth > 0 || hadStroke {
      imageView.layer.borderWidth = properties.strokeWidth
      imageView.layer.borderColor = (properties.strokeColor ?? imageView.tintColor ?? .systemBlue).cgColor
    }
    directionalLayoutMargins = shown.directionalLayoutMargins
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, _ text: String?, _ attributed: NSAttributedString?,
    to label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: Layout

  /// The effective margins: those of the configuration, or larger ones of the content view.
  ///
  /// They are calculated from the content view because the height is needed before this view has a frame.
  private var effectiveInsets: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    var insets = UIEdgeInsets(
      top: own.top, left: runsRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: runsRightToLeft ? own.leading : own.trailing)
    guard let superview else { return insets }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      insets.left = max(insets.left, superview.layoutMargins.left)
      insets.right = max(insets.right, superview.layoutMargins.right)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      insets.top = max(insets.top, superview.layoutMargins.top)
      insets.bottom = max(insets.bottom, superview.layoutMargins.bottom)
    }
    return insets
  }

  private var arrangement: CellContentArrangement {
    var insets = effectiveInsets
    if runsRightToLeft { swap(&insets.left, &insets.right) }
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let isSideBySide = shown.prefersSideBySideTextAndSecondaryText && !isLarge
    var result = CellContentArrangement(style: isSideBySide ? .value1 : .subtitle, insets: insets)
    if let image = imageView.image {
      let properties = shown.imageProperties
      result.imageSize = image.size(within: properties.maximumSize)
      let reserved = properties.reservedLayoutSize.width
      let standard = reserved == UIListContentConfiguration.ImageProperties.standardDimension || image.isSymbolImage
      result.imageRoom = standard ? CellMetrics.symbolWidth : reserved
    }
    result.imageGap = shown.imageToTextPadding
    result.title = titleLabel.isHidden ? nil : titleLabel
    result.detail = detailLabel.isHidden ? nil : detailLabel
    result.subtitleGap = shown.textToSecondaryTextVerticalPadding
    result.valueGap = shown.textToSecondaryTextHorizontalPadding
    result.runsRightToLeft = runsRightToLeft
    result.scale = displayScale
    return result
  }

  /// The leading edge of the texts, as a distance from the leading edge, in points.
  var textStart: CGFloat { arrangement.textStart }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = arrangement.frames(in: bounds.size)
    imageView.frame = frames.image
    titleLabel.frame = titleLabel.isHidden ? frames.title : frames.title.widened(to: shown, in: bounds, effectiveInsets)
    detailLabel.frame = frames.detail
    imageGuide.storedFrame = frames.image
    titleGuide.storedFrame = frames.title
    detailGuide.storedFrame = frames.detail
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    // Rows of tables have a pixel more than their content, that of the separator. Those of collections do not.
    let isWhole = CellMetrics.current.containsSeparator || superview?.superview is UICollectionViewCell
    let pixel = isWhole ? 0 : 1 / displayScale
    let minimum = shown.minimumHeight > 0 ? shown.minimumHeight - pixel : 0
    return max(minimum, arrangement.height(forWidth: width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(forWidth: bounds.width > 0 ? bounds.width : 10_000))
  }

  @_spi(ViewHooks) open override func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(forWidth: width ?? 10_000))
  }

  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool { true }

  @_spi(ViewHooks) open override func contentSizeMayDependOnBounds() { setNeedsLayout() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  @_spi(ViewHooks) open override var textForDescription: String? { nil }
}

extension CGRect {
  /// Returns the frame of a text with the available width, which alignments other than natural need.
  @MainActor
  fileprivate func widened(
    to configuration: UIListContentConfiguration, in bounds: CGRect, _ insets: UIEdgeInsets
  ) -> CGRect {
    guard configuration.textProperties.alignment != .natural, configuration.secondaryText == nil,
      configuration.image == nil
    else { return self }
    return CGRect(x: insets.left, y: minY, width: max(0, bounds.width - insets.left - insets.right), height: height)
  }
}
