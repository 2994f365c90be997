// SPDX-License-Identifier: MIT

/// A button with which the user pastes without a question from the system.
///
/// A touch on it pastes the general pasteboard into ``target``, if the target accepts what is there.
///
/// Differs from UIKit: the button has the size and look of a configured button with an icon and a title.
///
/// Source: Apple, `UIPasteControl`.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// The content of a paste button. Raw values are UIKit's.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly = 1
    case labelOnly = 2
  }

  /// The appearance of a paste button.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the icon and the title are shown. The default is `.iconAndLabel`.
    open var displayMode = DisplayMode.iconAndLabel
    /// The shape of the corners. The default is `.dynamic`.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners, in points. The default is -1, which stands for that of the style.
    open var cornerRadius: CGFloat = -1
    /// The color of the icon and the title; `nil`, the default, for the system's.
    open var baseForegroundColor: UIColor?
    /// The color behind them; `nil`, the default, for the tint color.
    open var baseBackgroundColor: UIColor?
    /// The edge of the icon. The default is `.leading`.
    open var imagePlacement = NSDirectionalRectEdge.leading

    /// Creates the default appearance.
    public override init() { super.init() }
  }

  /// The appearance.
  open private(set) var configuration: Configuration
  /// The object into which is pasted. The default is `nil`.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  /// Creates a button.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addButton()
  }

  /// Creates a button with the default appearance.
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  /// Creates a button with the default appearance; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    addButton()
  }

  private func addButton() {
    var shown = UIButton.Configuration.filled()
    shown.title = configuration.displayMode == .iconOnly ? nil : SystemWord.paste.text
    shown.image = configuration.displayMode == .labelOnly ? nil : UIImage(systemName: "doc.on.clipboard")
    shown.imagePlacement = configuration.imagePlacement
    shown.imagePadding = 4
    shown.cornerStyle = configuration.cornerStyle
    shown.baseForegroundColor = configuration.baseForegroundColor
    shown.baseBackgroundColor = configuration.baseBackgroundColor
    if configuration.cornerRadius >= 0 { shown.background.cornerRadius = configuration.cornerRadius }
    button.configuration = shown
    button.isUserInteractionEnabled = false
    addSubview(button)
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { paste() }
  }

  private func paste() {
    guard let responder = target as? UIResponder else { return }
    let providers = UIPasteboard.general.itemProviders
    if responder.canPaste(providers) { responder.paste(itemProviders: providers) }
  }
}
