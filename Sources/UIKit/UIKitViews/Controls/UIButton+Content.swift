// SPDX-License-Identifier: MIT

/// The texts of a configuration with their resolved attributes.
struct ShownConfiguration {
  var title: NSAttributedString?
  var subtitle: NSAttributedString?
  var foregroundColor: UIColor
}

extension UIButton {
  /// Sets the button type, with its font or image.
  package func adopt(_ type: ButtonType) {
    buttonType = type
    guard type != .custom else { return }
    if type == .system || type == .plain {
      madeTitleLabel.font = .systemFont(ofSize: 15)
      return
    }
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
    let name =
      switch type {
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      default: "info.circle"
      }
    setImage(UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large)), for: .normal)
  }

  /// Adds the primary action and shows its title and image.
  func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.attributedTitle == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  func change(_ edit: (inout ButtonContent) -> Void) {
    edit(&content)
    contentDidChange()
  }

  func configurationDidChange() {
    contentDidChange()
    setNeedsDisplay()
  }

  /// Updates the label and the image view, and invalidates layout.
  func contentDidChange() {
    cachedConfiguration = nil
    showTitles()
    showImage()
    titleSizeDidChange()
  }

  /// Invalidates the intrinsic content size.
  func titleSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    track(.configuration { ($0 as? UIButton)?.setNeedsUpdateConfiguration() }) { updateConfiguration() }
  }

  // MARK: Titles

  var madeTitleLabel: UIButtonLabel {
    if let label = storedTitleLabel { return label }
    let label = UIButtonLabel()
    storedTitleLabel = label
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    // Shadows of titles have no offset, unlike those of other labels.
    label.shadowOffset = .zero
    label.button = self
    addSubview(label)
    return label
  }

  /// The configuration, with the title and image that were set for the state, or for the normal state if the configuration has
  /// none.
  var filledConfiguration: Configuration? {
    guard var filled = configuration else { return nil }
    let own = ownContent(for: state)
    if state != .normal, let title = own.title {
      filled.title = title
    } else if filled.attributedTitle == nil {
      filled.title = title(for: state)
    }
    if state != .normal, let image = own.image {
      filled.image = image
    } else if filled.image == nil {
      filled.image = image(for: state)
    }
    return filled
  }

  /// The attributed title that a button with a configuration shows with its own attributes; `nil` if it shows the title of the
  /// configuration.
  private var attributedTitleInConfiguration: NSAttributedString? {
    if state != .normal, let own = content.attributedTitles.own(state) { return own }
    return configuration?.attributedTitle == nil ? attributedTitle(for: state) : nil
  }

  var shownConfiguration: ShownConfiguration? {
    guard let configuration = filledConfiguration else { return nil }
    if let cachedConfiguration { return cachedConfiguration }
    let color = configuration.foregroundColor(tint: contentTint, state)
    let shown = ShownConfiguration(
      title: attributedTitleInConfiguration ?? configuration.shownTitle(color: color, traitCollection),
      subtitle: configuration.shownSubtitle(
        color: configuration.style.isProminent && isEnabled ? color.withAlphaComponent(0.75) : color, traitCollection),
      foregroundColor: color)
    cachedConfiguration = shown
    return shown
  }

  /// The tint color, or red for a destructive button.
  var contentTint: UIColor { role == .destructive ? .systemRed : tintColor ?? .systemBlue }

  var hasTitle: Bool {
    if configuration != nil { return shownConfiguration?.title != nil }
    return !(attributedTitle(for: state)?.string ?? title(for: state) ?? "").isEmpty
  }

  var hasSubtitle: Bool { configuration != nil && shownConfiguration?.subtitle != nil }

  private func showTitles() {
    if let configuration, let shown = shownConfiguration {
      show(shown.title, configuration.titleLineBreakMode, in: shown.title == nil ? storedTitleLabel : madeTitleLabel)
      show(
        shown.subtitle, configuration.subtitleLineBreakMode,
        in: shown.subtitle == nil ? storedSubtitleLabel : madeSubtitleLabel)
      storedTitleLabel?.alpha = 1
      return
    }
    storedSubtitleLabel?.isHidden = true
    guard hasTitle || storedTitleLabel != nil else { return }
    let label = madeTitleLabel
    label.isHidden = !hasTitle
    if let attributed = attributedTitle(for: state) {
      label.attributedText = attributed
    } else {
      label.text = title(for: state)
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    label.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
  }

  private func show(_ text: NSAttributedString?, _ mode: NSLineBreakMode, in label: UIButtonLabel?) {
    guard let label else { return }
    label.isHidden = text == nil
    label.attributedText = text
    label.lineBreakMode = mode.wraps ? .byTruncatingTail : mode
    label.numberOfLines = mode.wraps ? 0 : 1
  }

  private var madeSubtitleLabel: UIButtonLabel {
    if let label = storedSubtitleLabel { return label }
    let label = UIButtonLabel()
    storedSubtitleLabel = label
    label.button = self
    addSubview(label)
    return label
  }

  /// Returns the title color for a state that has none.
  func standardTitleColor(for state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : contentTint
  }

  // MARK: Image

  var madeImageView: UIImageView {
    if let view = storedImageView { return view }
    let view = UIImageView()
    storedImageView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The image in the current state; `nil` when there is none.
  var shownImage: UIImage? {
    let symbol: UIImage.SymbolConfiguration?
    let image: UIImage?
    if let configuration = filledConfiguration {
      image = configuration.image
      symbol =
        configuration.preferredSymbolConfigurationForImage
        ?? UIImage.SymbolConfiguration(
          pointSize: UIFont.preferredFont(
            forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection
          )
          .pointSize)
    } else {
      image = self.image(for: state)
      symbol = preferredSymbolConfigurationForImage(in: state)
    }
    guard let image, image.isSymbolImage, let symbol else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  /// The size reserved for the image, in points; zero without an image.
  var imageSize: CGSize {
    if configuration?.showsActivityIndicator == true { return UIActivityIndicatorView.Style.medium.size }
    return shownImage?.size ?? .zero
  }

  private func showImage() {
    let showsWheel = configuration?.showsActivityIndicator == true
    showWheel(showsWheel)
    let image = showsWheel ? nil : shownImage
    guard image != nil || storedImageView != nil else { return }
    let view = madeImageView
    view.isHidden = image == nil
    // A system button draws every image as a template, unless the image's rendering mode forbids it.
    let isTemplate = configuration != nil || buttonType != .custom
    view.image = isTemplate && image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    if let configuration, let color = shownConfiguration?.foregroundColor {
      view.tintColor = configuration.imageColorTransformer?(color) ?? color
    } else {
      view.tintColor = isEnabled || buttonType == .custom ? nil : .tertiaryLabel
    }
    let isFaint =
      (isHighlighted && buttonType == .system && configuration == nil)
      || (!isEnabled && adjustsImageWhenDisabled && buttonType == .custom)
    view.alpha = isFaint ? 0.4 : 1
  }

  private var wheel: UIActivityIndicatorView? { subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first }

  private func showWheel(_ shows: Bool) {
    guard shows else { return wheel?.removeFromSuperview() ?? () }
    let wheel = self.wheel ?? UIActivityIndicatorView(style: .medium)
    if wheel.superview == nil { addSubview(wheel) }
    wheel.color = shownConfiguration?.foregroundColor ?? contentTint
    wheel.startAnimating()
  }

  /// The views of the image, title and subtitle that are visible.
  var shownParts: (image: UIView?, title: UIView?, subtitle: UIView?) {
    (
      wheel ?? (shownImage == nil ? nil : madeImageView), hasTitle ? madeTitleLabel : nil,
      hasSubtitle ? storedSubtitleLabel : nil
    )
  }
}

/// The label of a button. It notifies the button when its content changes size.
@MainActor
final class UIButtonLabel: UILabel {
  weak var button: UIButton?

  override var described: DescribedAttributes {
    DescribedAttributes(baseClass: UIButtonLabel.self, text: text, layerClass: "_UILabelLayer")
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}

/// The values that were set on a button for one state.
@MainActor
package struct ButtonStateContent {
  /// The title.
  package let title: String?
  /// The attributed title.
  package let attributedTitle: NSAttributedString?
  /// The title color.
  package let titleColor: UIColor?
  /// The color of the title's shadow.
  package let titleShadowColor: UIColor?
  /// The image.
  package let image: UIImage?
  /// The image behind the content.
  package let backgroundImage: UIImage?
  /// The configuration of a symbol.
  package let symbolConfiguration: UIImage.SymbolConfiguration?
}

extension UIButton {
  /// Returns the values that were set for `state`, without those that it takes from the normal state.
  package func ownContent(for state: State) -> ButtonStateContent {
    ButtonStateContent(
      title: content.titles.own(state), attributedTitle: content.attributedTitles.own(state),
      titleColor: content.titleColors.own(state), titleShadowColor: content.titleShadowColors.own(state),
      image: content.images.own(state), backgroundImage: content.backgroundImages.own(state),
      symbolConfiguration: content.symbolConfigurations.own(state))
  }
}
