// SPDX-License-Identifier: MIT

/// A button or a space in a navigation bar or toolbar.
///
/// Source: Apple, `UIBarButtonItem`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Whether the item has no platter of its own or shared one, from iOS 26. The default is `false`.
  open var hidesSharedBackground = false { didSet { changed() } }
  /// Whether the item may share a platter with neighboring images, from iOS 26. The default is `true`.
  open var sharesBackground = true { didSet { changed() } }
  /// A name by which the system finds the item in another bar. The default is `nil`. Stored; has no effect.
  open var identifier: String?

  /// The system item that determines the image or title; `nil` for an item with its own image or title.
  private(set) var systemItem: SystemItem?
  /// The closure, or the method given as a function, that the item calls; `nil` for an item with a selector.
  private var response: (@MainActor (UIBarButtonItem) -> Void)?

  /// Creates an item without title and image.
  public override init() { super.init() }

  private convenience init(kind systemItem: SystemItem?) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Initialization

  /// Creates an item with an image that calls a method of `target`, which is not retained. When `target` is `nil`, the first object of
  /// the responder chain that has the method is its target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(kind: nil)
    self.image = image
    self.style = style
    take(target, action)
  }

  /// Creates an item with an image for standard bars and one for compact bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title that calls a method of `target`, which is not retained. When `target` is `nil`, the first object of
  /// the responder chain that has the method is its target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(kind: nil)
    self.title = title
    self.style = style
    take(target, action)
  }

  /// Creates a system item that calls a method of `target`, which is not retained. When `target` is `nil`, the first object of the
  /// responder chain that has the method is its target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(kind: systemItem)
    take(target, action)
  }

  /// Creates an item with an image.
  ///
  /// Differs from UIKit: the action is a closure, not a selector.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?, action: @escaping @MainActor () -> Void
  ) {
    self.init(kind: nil)
    self.image = image
    self.style = style
    take(target, action)
  }

  /// Creates an item with an image that calls a method of `target`: `target: self, action: List.add`.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target as Any?, action: nil)
    call(action, of: target)
  }

  /// Creates an item with an image for standard bars and one for compact bars.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title.
  ///
  /// Differs from UIKit: the action is a closure, not a selector.
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: @escaping @MainActor () -> Void
  ) {
    self.init(kind: nil)
    self.title = title
    self.style = style
    take(target, action)
  }

  /// Creates an item with a title that calls a method of `target`: `target: self, action: List.add`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target as Any?, action: nil)
    call(action, of: target)
  }

  /// Creates a system item.
  ///
  /// Differs from UIKit: the action is a closure, not a selector.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: @escaping @MainActor () -> Void
  ) {
    self.init(kind: systemItem)
    take(target, action)
  }

  /// Creates a system item that calls a method of `target`: `target: self, action: List.add`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target as Any?, action: nil)
    call(action, of: target)
  }

  /// Creates an item with a custom view, sized by its constraints or its intrinsic content size.
  public convenience init(customView: UIView) {
    self.init(kind: nil)
    self.customView = customView
  }

  /// Creates a system item that performs an action and opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(kind: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title or an image that performs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(kind: nil)
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates an item with a title and an image that calls a method of `target`, and shows a menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    take(target, action)
  }

  /// Creates an item with the title and image of the action that it performs.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }

  /// Returns a space of `width` points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.space = .fixed
    item.width = width
    return item
  }

  /// Returns a flexible space, which takes an equal share of the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.space = .flexible
    return item
  }

  private func take(_ target: AnyObject?, _ action: @escaping @MainActor () -> Void) {
    self.target = target
    response = { _ in action() }
  }

  private func take(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
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

  /// The style of the item. The default is `Style.plain`.
  open var style = Style.plain { didSet { changed() } }

  /// The width of the item, in points; 0 for the width of its content. The default is `0`.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// The titles that the button may show. The button is wide enough for each of them. The default is `nil`.
  open var possibleTitles: Set<String>? { didSet { changed() } }

  /// The view that is shown instead of a button. The default is `nil`.
  open var customView: UIView? {
    didSet {
      if customView !== oldValue { customViewSizing = BarViewSizing() }
      changed()
    }
  }
  /// The size that a bar gives to ``customView``.
  var customViewSizing = BarViewSizing()

  /// The tint color of the button; `nil` for that of the bar. The default is `nil`.
  open var tintColor: UIColor? { didSet { changed() } }

  /// The action that the button performs. It replaces the action of the target. The default is `nil`.
  open var primaryAction: UIAction? { didSet { changed() } }

  /// The menu that the button opens: by a touch if it has no action, and by a long press otherwise. The default is `nil`.
  open var menu: UIMenu? {
    didSet {
      showSelection()
      changed()
    }
  }
  /// Whether a tap toggles the button's selected state, or, for a button whose only action is its menu, the button shows the element
  /// that was chosen. The default is `false`.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

  /// The object whose method the button calls. The default is `nil`.
  open weak var target: AnyObject?

  /// The method of ``target`` that the button calls. The default is `nil`.
  open var action: Selector? { didSet { response = nil } }

  /// Whether the button is selected. The default is `false`.
  open var isSelected = false { didSet { changed() } }

  /// Whether the item is hidden and takes no space. The default is `false`.
  open var isHidden = false { didSet { changed() } }

  // MARK: Use by bars

  private enum Space { case fixed, flexible }

  private var space: Space?

  var isFlexibleSpace: Bool { space == .flexible || systemItem == .flexibleSpace }
  var isFixedSpace: Bool { space == .fixed || systemItem == .fixedSpace }
  var isSpace: Bool { isFlexibleSpace || isFixedSpace }

  /// The title to show; `nil` for an item with an image.
  var shownTitle: String? { title ?? systemItem?.title }

  /// Returns the image to show; `nil` for an item with a title.
  func shownImage(isLow: Bool) -> UIImage? {
    if isLow, let landscapeImagePhone { return landscapeImagePhone }
    return image ?? systemItem?.image
  }

  /// Whether a tap has an effect other than opening the menu.
  var hasAction: Bool { primaryAction != nil || response != nil || action != nil }

  /// Shows the selected element of the menu, the first one if none is, if the button selects from its menu.
  private func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu, !hasAction else { return }
    if menu.selectedElements.isEmpty, let first = menu.leaves.first { menu.selectOnly(first) }
    if let selected = menu.selectedElements.first { show(selected) }
  }

  private func show(_ element: UIMenuElement) {
    title = element.title
    if element.image != nil { image = element.image }
  }

  /// Called before an element of the menu is performed.
  func menuWillPerform(_ element: UIMenuElement) {
    guard changesSelectionAsPrimaryAction, let menu, !hasAction else { return }
    menu.selectOnly(element)
    show(element)
  }

  /// Performs the action of the item, as a tap on its view does.
  func perform(from view: UIView?, _ event: UIEvent? = nil) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menu == nil || hasAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.performWithSender(self, target: target) }
    if let response { return response(self) }
    guard let action else { return }
    ActionMessage(action: action, sender: self, event: event).send(to: target, from: view?.firstActionResponder)
  }

  // MARK: Appearance before iOS 13

  private var legacyOffsets: [String: UIOffset] = [:]
  private var legacyImages: [String: UIImage] = [:]

  /// Moves the title, by an offset in points. Only that for `.default` is used.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    legacyOffsets["title \(barMetrics.rawValue)"] = adjustment
    changed()
  }
  /// Returns the distance by which the title is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    legacyOffsets["title \(barMetrics.rawValue)"] ?? .zero
  }
  /// Moves the title of the back button. Stored; has no effect.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    legacyOffsets["back \(barMetrics.rawValue)"] = adjustment
  }
  /// Returns the distance by which the title of the back button is moved.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    legacyOffsets["back \(barMetrics.rawValue)"] ?? .zero
  }
  /// Sets the background of the back button for a state. Stored; has no effect.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { legacyImages["back \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
  /// Returns the background of the back button that was set for a state.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    legacyImages["back \(state.rawValue) \(barMetrics.rawValue)"]
  }
  /// Sets the background for a state. Only those of the normal and the disabled state for `.default` are shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    legacyImages["plain \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    changed()
  }
  /// Sets the background for a state of buttons of a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    legacyImages["\(style.rawValue) \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  }
  /// Returns the background that was set for a state of buttons of a style.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    legacyImages["\(style.rawValue) \(state.rawValue) \(barMetrics.rawValue)"]
  }
  /// Moves the background, by a distance in points. Stored; has no effect.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    legacyOffsets["background \(barMetrics.rawValue)"] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// Returns the distance by which the background is moved, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    legacyOffsets["background \(barMetrics.rawValue)"]?.vertical ?? 0
  }
  /// Moves the background of the back button, by a distance in points. Stored; has no effect.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    legacyOffsets["back background \(barMetrics.rawValue)"] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// Returns the distance by which the background of the back button is moved, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    legacyOffsets["back background \(barMetrics.rawValue)"]?.vertical ?? 0
  }
  /// Returns the background to show; `nil` for that of the appearance.
  final func shownBackground(isEnabled: Bool) -> UIImage? {
    (isEnabled ? nil : backgroundImage(for: .disabled, barMetrics: .default))
      ?? backgroundImage(for: .normal, barMetrics: .default)
  }
  /// Returns the background that was set for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    legacyImages["plain \(state.rawValue) \(barMetrics.rawValue)"]
  }

  /// The mark at the trailing corner of the button, from iOS 26. It does not change the size of the button. The default is `nil`.
  open var badge: Badge? { didSet { changed() } }
  /// Whether changes of a symbol are animated. The default is `true`. Stored; has no effect.
  open var isSymbolAnimationEnabled = true
  /// The order of the elements of ``menu``. The default is `.automatic`: the first elements are nearest to the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The element that stands for the button in the menu of items without room; `nil`, the default, for one with its title, its image, its
  /// action and its menu.
  open var menuRepresentation: UIMenuElement?

  /// Returns a group with the button alone, which the user cannot move.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// Returns a group with the button alone, which the user can move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }
  /// Returns a group with the button alone, which the user can remove.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { creatingFixedGroup() }
}
