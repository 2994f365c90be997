// SPDX-License-Identifier: MIT

/// A button or a space in a navigation bar or a toolbar.
///
/// Source: Apple, `UIBarButtonItem`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// What makes the item's picture or title; nil for an item with its own.
  let systemItem: SystemItem?
  private var response: (@MainActor (UIBarButtonItem) -> Void)?

  /// An empty button.
  public override convenience init() { self.init(kind: nil) }

  private init(kind systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty button.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  // MARK: Making

  /// A button with a picture. Differs from UIKit: Swift on Linux has no selectors, so the action is a closure.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?, action: (@MainActor () -> Void)?
  ) {
    self.init(kind: nil)
    self.image = image
    self.style = style
    take(target, action)
  }

  /// A button with a picture that calls a method of `target`: `target: self, action: List.add`.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: nil)
    call(action, of: target)
  }

  /// A button with one picture upright and another on the side.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?,
    action: (@MainActor () -> Void)?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button with a title. Differs from UIKit: Swift on Linux has no selectors, so the action is a closure.
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: (@MainActor () -> Void)?
  ) {
    self.init(kind: nil)
    self.title = title
    self.style = style
    take(target, action)
  }

  /// A button with a title that calls a method of `target`: `target: self, action: List.add`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: nil)
    call(action, of: target)
  }

  /// One of the system's buttons or spaces. Differs from UIKit: the action is a closure.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: (@MainActor () -> Void)?
  ) {
    self.init(kind: systemItem)
    take(target, action)
  }

  /// One of the system's buttons, which calls a method of `target`: `target: self, action: List.add`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: nil)
    call(action, of: target)
  }

  /// A view in the bar, as large as its constraints or its content make it.
  public convenience init(customView: UIView) {
    self.init(kind: nil)
    self.customView = customView
  }

  /// One of the system's buttons that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(kind: systemItem)
    self.primaryAction = primaryAction
  }

  /// A button with a title or a picture that performs an action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init(kind: nil)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A button with the title and picture of the action that it performs.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }

  /// A space of `width` points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.space = .fixed
    item.width = width
    return item
  }

  /// A space that takes its share of what is left over.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.space = .flexible
    return item
  }

  private func take(_ target: AnyObject?, _ action: (@MainActor () -> Void)?) {
    self.target = target
    if let action { response = { _ in action() } }
  }

  private func call<Target: AnyObject>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Void, of target: Target
  ) {
    response = { item in
      guard let target = item.target as? Target else { return }
      action(target)()
    }
  }

  // MARK: Properties

  /// How the button stands out.
  open var style = Style.plain { didSet { changed() } }

  /// The width of the button or space, in points; 0 fits it to its content.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// The titles that the button may get; it is wide enough for each.
  open var possibleTitles: Set<String>? { didSet { changed() } }

  /// The view that is shown in place of a button.
  open var customView: UIView? { didSet { changed() } }

  /// The colour of the button; nil for the bar's.
  open var tintColor: UIColor? { didSet { changed() } }

  /// What the button does, in place of its target's action.
  open var primaryAction: UIAction? { didSet { changed() } }

  /// Whose method is called.
  open weak var target: AnyObject?

  /// Whether the button is shown as chosen.
  open var isSelected = false { didSet { changed() } }

  /// Whether the item is left out of its bar.
  open var isHidden = false { didSet { changed() } }

  // MARK: As the bar sees it

  private enum Space { case fixed, flexible }

  private var space: Space?

  var isFlexibleSpace: Bool { space == .flexible || systemItem == .flexibleSpace }
  var isFixedSpace: Bool { space == .fixed || systemItem == .fixedSpace }
  var isSpace: Bool { isFlexibleSpace || isFixedSpace }

  /// What the button says; nil for one with a picture.
  var shownTitle: String? { title ?? systemItem?.title }

  /// The button's picture; nil for one with a title.
  func shownImage(isLow: Bool) -> UIImage? {
    if isLow, let landscapeImagePhone { return landscapeImagePhone }
    return image ?? systemItem?.image
  }

  /// Does what a tap does.
  func perform() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.performWithSender(self, target: target) }
    response?(self)
  }
}
