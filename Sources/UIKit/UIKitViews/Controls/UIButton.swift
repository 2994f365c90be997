// SPDX-License-Identifier: MIT

/// A control that performs an action when tapped.
///
/// The content of a button is set for each state (``setTitle(_:for:)`` and related methods) or by a
/// ``configuration``. A button with a configuration shows the title and image for its state where the
/// configuration has none.
///
/// Source: Apple, `UIButton`; Facts, “Sizes of controls”.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The type of a button. Raw values are UIKit's.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button. Raw values are UIKit's.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// A closure that updates the configuration of a button for its current state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  // MARK: Initialization

  /// Creates a custom button with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIButton.self)
  }

  /// Creates a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Creates a system button with `image`, which sends `action` to `target` when it is touched.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = self.init(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Creates a button of the given type that performs `primaryAction` and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(buttonType)
    adopt(primaryAction)
  }

  /// Creates a system button with a configuration that performs `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    adopt(.system)
    self.configuration = configuration
    // Swift does not call property observers during initialization.
    configurationDidChange()
    adopt(primaryAction)
  }

  /// Creates a custom button that performs `primaryAction` and shows its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// The type of the button. The default is `.custom`.
  open internal(set) var buttonType: ButtonType = .custom

  /// The role of the button. The default is `.normal`.
  open var role: Role = .normal { didSet { contentDidChange() } }

  /// Whether a tap toggles the button's selected state, or, for a button whose primary action is its menu, the button shows the
  /// element that was chosen. The default is `false`.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
  /// The order of the menu's elements. The default is `.automatic`: the first elements are nearest to the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The preferred behavior of the button on a Mac. The default is `.automatic`. Stored; has no effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The behavior of the button. Always `.pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Content by state

  var content = ButtonContent()

  /// Returns the title for a state, or the title for the normal state if the state has none. The default is `nil`.
  open func title(for state: State) -> String? { content.titles[state] }
  /// Sets the title for a state. The button prefers an attributed title for the state.
  ///
  /// If the button has a ``configuration``, the last title that was set is shown: a title for the normal state becomes that of
  /// the configuration, and a title for another state is shown in place of it in that state.
  ///
  /// Source: Apple, `UIButton.setTitle(_:for:)`. Buttons that Xcode 13 and later add to documents have a configuration with a
  /// title, and apps that set the title in code show the new one, in the font of the configuration's style.
  open func setTitle(_ title: String?, for state: State) {
    change { $0.titles[state] = title }
    guard state == .normal, content.attributedTitles.own(.normal) == nil else { return }
    configuration?.title = title
  }

  /// Returns the attributed title for a state, which replaces the plain title. The default is `nil`.
  open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles[state] }
  /// Sets the attributed title for a state. If the button has a ``configuration``, an attributed title for the normal state
  /// replaces the configuration's title, as ``setTitle(_:for:)`` does, and keeps its own attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title?.copy() as? NSAttributedString }
    if state == .normal, title != nil { configuration?.attributedTitle = nil }
  }

  /// Returns the title color for a state.
  open func titleColor(for state: State) -> UIColor? { content.titleColors[state] ?? standardTitleColor(for: state) }
  /// Sets the title color for a state. It has no effect on a button with a ``configuration``, whose base foreground color
  /// determines the color.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setTitleColor(color, for: state) }
    change { $0.titleColors[state] = color }
  }

  /// Returns the color of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }
  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setTitleShadowColor(color, for: state) }
    change { $0.titleShadowColors[state] = color }
  }

  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { content.images[state] }
  /// Sets the image for a state. If the button has a ``configuration``, the last image that was set is shown, as with
  /// ``setTitle(_:for:)``.
  open func setImage(_ image: UIImage?, for state: State) {
    change { $0.images[state] = image }
    if state == .normal { configuration?.image = image }
  }

  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
    change { $0.backgroundImages[state] = image }
  }

  /// Returns the symbol configuration of the image for a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state]
  }
  /// Sets the symbol configuration of the image for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change { $0.symbolConfigurations[state] = configuration }
  }

  /// The title in the current state.
  open var currentTitle: String? { filledConfiguration.map(\.title) ?? title(for: state) }
  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? {
    configuration == nil ? attributedTitle(for: state) : shownConfiguration?.title
  }
  /// The title color in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image in the current state.
  open var currentImage: UIImage? { filledConfiguration.map(\.image) ?? image(for: state) }
  /// The background image in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Menu

  /// The menu that the button opens: by a touch if ``UIControl/showsMenuAsPrimaryAction`` is set, and by a long press otherwise. The
  /// default is `nil`.
  ///
  /// With ``changesSelectionAsPrimaryAction``, a button that opens it by a touch shows the title and image of the element that is
  /// selected, the first one if none is.
  open var menu: UIMenu? {
    get { storedMenu }
    set {
      storedMenu = newValue
      menuDidChange()
    }
  }

  /// Whether the pointer changes its shape over the button. The default is `false`. Stored; has no effect.
  open var isPointerInteractionEnabled = false
  /// A closure that returns the style of the pointer over the button. The default is `nil`. Stored; has no effect.
  open var pointerStyleProvider: PointerStyleProvider?
  /// A closure that returns the style of the pointer over a button.
  public typealias PointerStyleProvider = @MainActor (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Whether the pointer is over the button. Always `false`.
  open var isHovered: Bool { false }
  /// Whether the menu of the button is open.
  open var isHeld: Bool { openMenu != nil }

  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  override var menuElementOrder: UIContextMenuConfiguration.ElementOrder { preferredMenuElementOrder }

  /// Shows the selected element of the menu, the first one if none is, if the button selects from its menu.
  private func menuDidChange() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    if showsMenuAsPrimaryAction, menu.selectedElements.isEmpty, let first = menu.leaves.first { menu.selectOnly(first) }
    if let selected = menu.selectedElements.first { show(selected) }
  }

  private func show(_ element: UIMenuElement) {
    setTitle(element.title, for: .normal)
    if element.image != nil { setImage(element.image, for: .normal) }
  }

  override func menuWillPerform(_ element: UIMenuElement) {
    super.menuWillPerform(element)
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    menu.selectOnly(element)
    show(element)
  }

  // MARK: Configuration

  /// The content and appearance of the button; `nil` for the content set for states. The default is `nil`.
  open var configuration: Configuration? { didSet { configurationDidChange() } }

  /// A closure called before layout after the state has changed. It may change ``configuration``. The default is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Whether a change of state calls ``updateConfiguration()`` before the next layout. The default is `true`.
  open var automaticallyUpdatesConfiguration = true

  /// Requests a call of ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration for the current state. The default implementation calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  var needsConfigurationUpdate = false
  /// The configuration's texts with resolved attributes, created when first needed after a change.
  var cachedConfiguration: ShownConfiguration?

  // MARK: Parts

  var storedTitleLabel: UIButtonLabel?
  var storedSubtitleLabel: UIButtonLabel?
  var storedImageView: UIImageView?
  /// The height for which baselines were last calculated, in points; `nil` for the fitting height.
  var baselineHeight: CGFloat?

  /// The label of the title. It is created when first read.
  open var titleLabel: UILabel? { madeTitleLabel }

  /// The label of the configuration's subtitle; `nil` without a subtitle.
  open var subtitleLabel: UILabel? { storedSubtitleLabel }

  /// The view of the image. It is created when first read.
  open var imageView: UIImageView? { madeImageView }

  // MARK: Insets

  /// The insets of image and title, in points. When all four are 0, titles are padded by 6 points above and below. The
  /// default is zero.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { titleSizeDidChange() } }

  /// The insets of the title within its area, in points. They do not change the button's size. The default is zero.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// The insets of the image within its area, in points. They do not change the button's size. The default is zero.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// Whether the image darkens while the button is pressed. The default is `true`. Stored; has no effect.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image fades while the button is disabled. The default is `true`.
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }
  /// Whether the button glows while it is pressed. The default is `false`. Stored; has no effect.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title changes sides while the button is pressed. The default is `false`. Stored; has no effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the image grows at accessibility text sizes. The default is `false`. Stored; has no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // MARK: Rectangles

  /// Returns the rectangle in which the background is drawn, in the button's coordinates. The default is `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle for title and image, in the button's coordinates. The default is `bounds` without the
  /// content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// Returns the frame of the title, in the button's coordinates, when title and image are laid out in `contentRect`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }

  /// Returns the frame of the image, in the button's coordinates, when title and image are laid out in `contentRect`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

  // MARK: Size

  // Since iOS 17, buttons have gesture recognizers of their own.
  override var described: DescribedAttributes {
    DescribedAttributes(baseClass: UIButton.self, hasOwnRecognizers: InterfaceGeneration.current >= .iOS17)
  }

  /// The constraints that center a title to which others refer.
  var titleConstraints: [NSLayoutConstraint] = []

  open override func updateConstraints() {
    holdReferencedTitle()
    super.updateConstraints()
  }

  /// The size of image and title next to each other, including the insets, in points.
  open override var intrinsicContentSize: CGSize { contentSize(fittingWidth: nil) }

  /// Returns the size of the content, in points. The text of a configuration wraps at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(fittingWidth: configuration != nil && size.width > 0 ? size.width : nil)
  }

  /// The alignment rectangle insets of the background image; zero without one.
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
    // Inherited tint colors and text sizes may have changed.
    contentDidChange()
  }

  override var ownsTaps: Bool { true }
  override var traitsOfKind: UIAccessibilityTraits { .button }
  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  // MARK: Engine hooks

  @_spi(ViewHooks) open override func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize {
    guard let width, contentHeightDependsOnWidth else { return intrinsicContentSize }
    return contentSize(fittingWidth: width)
  }

  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool {
    guard let configuration else { return false }
    return (configuration.attributedTitle != nil && configuration.titleLineBreakMode.wraps)
      || (configuration.attributedSubtitle != nil && configuration.subtitleLineBreakMode.wraps)
  }

  override var firstBaselineFromTop: CGFloat? { baselines(inHeight: baselineHeight)?.first }
  override var lastBaselineFromBottom: CGFloat? { baselines(inHeight: baselineHeight)?.last }
  override var baselineShares: (first: Double, last: Double) { sharesOfBaselines }
  override var baselineReferenceHeight: CGFloat { baselineHeight ?? contentSize(fittingWidth: nil).height }
  @_spi(ViewHooks) open override var textForDescription: String? { currentTitle ?? currentAttributedTitle?.string }
  override var fontSizeForSpacing: CGFloat? { hasTitle ? madeTitleLabel.fontSizeForSpacing : nil }
}
