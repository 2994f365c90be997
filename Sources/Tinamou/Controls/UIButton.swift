// SPDX-License-Identifier: MIT

/// A control that does something when it is tapped.
///
/// What it shows is said either state by state (``setTitle(_:for:)`` and its relatives) or by a ``configuration``; where there
/// is a configuration, only that counts.
///
/// Source: Apple, `UIButton`; sizes as recorded in `reference/corpora.md` §6.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Kinds of buttons. Raw values are UIKit's.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button is for. Raw values are UIKit's.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// Changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  // MARK: Making

  /// A custom button with `frame`, in points, in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty button.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// A button of a kind that performs `primaryAction`, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(buttonType)
    adopt(primaryAction)
  }

  /// A system button with a configuration, which performs `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    adopt(.system)
    self.configuration = configuration
    // Swift calls no observers within an initializer.
    configurationDidChange()
    adopt(primaryAction)
  }

  /// A custom button that performs `primaryAction`, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// The kind of button.
  open internal(set) var buttonType: ButtonType = .custom

  /// What the button is for.
  open var role: Role = .normal { didSet { contentDidChange() } }

  /// Whether a tap selects the button or takes the selection back.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Content by state

  var content = ButtonContent()

  /// The title in a state; without one of its own, that of the normal state.
  open func title(for state: State) -> String? { content.titles[state] }
  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { change { $0.titles[state] = title } }

  /// The title with attributes in a state; it is shown in the place of the plain one.
  open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles[state] }
  /// Sets the title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title }
  }

  /// The colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { content.titleColors[state] ?? standardTitleColor(for: state) }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[state] = color } }

  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }
  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { $0.titleShadowColors[state] = color } }

  /// The image in a state.
  open func image(for state: State) -> UIImage? { content.images[state] }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: State) { change { $0.images[state] = image } }

  /// The image behind title and image in a state.
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }
  /// Sets the image behind everything in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change { $0.backgroundImages[state] = image } }

  /// The size and weight of a symbol in a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state]
  }
  /// Says how symbols are shown in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change { $0.symbolConfigurations[state] = configuration }
  }

  /// The title in the present state.
  open var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }
  /// The title with attributes in the present state.
  open var currentAttributedTitle: NSAttributedString? {
    configuration == nil ? attributedTitle(for: state) : shownConfiguration?.title
  }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image in the present state.
  open var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }
  /// The image behind everything in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Configuration

  /// What the button shows and how; nil for what was said state by state.
  open var configuration: Configuration? { didSet { configurationDidChange() } }

  /// Called before layout when the state has changed; may change ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Whether changes of the state ask for ``updateConfiguration()``.
  open var automaticallyUpdatesConfiguration = true

  /// Marks the configuration to be changed for the state before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Changes the configuration for the state. Override, or set ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  var needsConfigurationUpdate = false
  /// The configuration's texts as they are drawn, made when first needed after a change.
  var cachedConfiguration: ShownConfiguration?

  // MARK: Parts

  var storedTitleLabel: UIButtonLabel?
  var storedSubtitleLabel: UIButtonLabel?
  var storedImageView: UIImageView?
  /// The height that baselines were last reckoned for; nil for that of the content.
  var baselineHeight: CGFloat?

  /// The label of the title.
  open var titleLabel: UILabel? { madeTitleLabel }

  /// The label of the configuration's subtitle; nil when there is none.
  open var subtitleLabel: UILabel? { storedSubtitleLabel }

  /// The view of the image.
  open var imageView: UIImageView? { madeImageView }

  // MARK: Insets

  /// The room around title and image, in points; where all four are 0, titles get 6 points above and below.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { titleSizeDidChange() } }

  /// How far the title's room is made smaller, in points. The button's size does not follow.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// How far the image's room is made smaller, in points. The button's size does not follow.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// Whether an image gets darker while the button is pressed. Kept only.
  open var adjustsImageWhenHighlighted = true
  /// Whether an image gets lighter while the button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }
  /// Whether the button glows while it is pressed. Kept only.
  open var showsTouchWhenHighlighted = false

  // MARK: Rectangles

  /// Where the background is drawn, in the button's coordinates.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image may be, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// Where the title is, in the button's coordinates, when title and image have `contentRect`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }

  /// Where the image is, in the button's coordinates, when title and image have `contentRect`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

  // MARK: Size

  /// Title and image beside each other with the room around them, in points.
  open override var intrinsicContentSize: CGSize { contentSize(fittingWidth: nil) }

  /// The content's size; with a configuration, its text wrapped at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(fittingWidth: configuration != nil && size.width > 0 ? size.width : nil)
  }

  /// Those of the background image.
  open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  open override func draw(_ rect: CGRect) { drawBackground() }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // Colours and text sizes may be inherited.
    contentDidChange()
  }

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  // MARK: Hooks of the engine

  override func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize {
    guard let width, contentHeightDependsOnWidth else { return intrinsicContentSize }
    return contentSize(fittingWidth: width)
  }

  override var contentHeightDependsOnWidth: Bool {
    guard let configuration else { return false }
    return (configuration.attributedTitle != nil && configuration.titleLineBreakMode.wraps)
      || (configuration.attributedSubtitle != nil && configuration.subtitleLineBreakMode.wraps)
  }

  override var firstBaselineFromTop: CGFloat? { baselines(inHeight: baselineHeight)?.first }
  override var lastBaselineFromBottom: CGFloat? { baselines(inHeight: baselineHeight)?.last }
  override var textForDescription: String? { currentTitle ?? currentAttributedTitle?.string }
  override var fontSizeForSpacing: CGFloat? { hasTitle ? madeTitleLabel.fontSizeForSpacing : nil }
}
