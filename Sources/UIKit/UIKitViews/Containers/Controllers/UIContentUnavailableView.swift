// SPDX-License-Identifier: MIT

/// The view of a ``UIContentUnavailableConfiguration``: a column in its middle.
///
/// Source: Apple, `UIContentUnavailableView`.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let column = UIStackView()
  private var content: UIContentUnavailableConfiguration

  /// The current configuration. Setting a configuration of another type leaves it unchanged.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      content = newValue
      fill()
    }
  }

  /// Whether the content scrolls when it is higher than the view. The default is `true`. Stored; has no effect.
  open var isScrollEnabled = true

  /// Creates a view with a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor), column.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
    ])
    fill()
  }

  /// Creates a view without content. Linux has no archives.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
  }

  private func fill() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = content.directionalLayoutMargins
    addPicture()
    add(content.text, content.attributedText, content.textProperties, above: content.textToSecondaryTextPadding)
    add(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      above: content.textToButtonPadding)
    // The space below the last text is that above a button.
    if let text = column.arrangedSubviews.last as? UILabel {
      column.setCustomSpacing(content.textToButtonPadding, after: text)
    }
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func addPicture() {
    if content.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, above: content.textToSecondaryTextPadding)
    } else if let image = content.image {
      let picture = UIImageView(image: image)
      let properties = content.imageProperties
      picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
      picture.tintColor = properties.tintColor
      picture.layer.cornerRadius = properties.cornerRadius
      picture.clipsToBounds = properties.cornerRadius > 0
      picture.contentMode = .scaleAspectFit
      if properties.maximumSize.width > 0 {
        picture.widthAnchor.constraint(lessThanOrEqualToConstant: properties.maximumSize.width).isActive = true
      }
      if properties.maximumSize.height > 0 {
        picture.heightAnchor.constraint(lessThanOrEqualToConstant: properties.maximumSize.height).isActive = true
      }
      add(picture, above: content.imageToTextPadding)
    }
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    above space: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, above: space)
  }

  private func add(_ button: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties) {
    guard button.hasContent else { return }
    let view = UIButton(configuration: button, primaryAction: properties.primaryAction)
    view.menu = properties.menu
    view.role = properties.role
    view.isEnabled = properties.isEnabled
    add(view, above: content.buttonToSecondaryButtonPadding)
  }

  private func add(_ view: UIView, above space: CGFloat) {
    column.addArrangedSubview(view)
    column.setCustomSpacing(space, after: view)
  }
}
