// SPDX-License-Identifier: MIT

/// A view with which the user interacts, and which reports the interaction.
///
/// A control has states (enabled, selected, highlighted) and sends events to the targets and actions that were added
/// with ``addAction(_:for:)`` or the `addTarget` methods.
///
/// Source: Apple, `UIControl`.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The registered targets and actions, in the order in which they were added.
  var eventHandlers: [ControlEventHandler] = []

  /// Creates a control with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control that performs `primaryAction` when its primary action is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a control with a zero
  /// frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIControl.self)
  }

  /// Configures the control. Every initializer calls it once. The default implementation makes the view not
  /// opaque; overrides set priorities and add subviews.
  func setUp() { isOpaque = false }

  // MARK: State

  /// The state of the control, derived from ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control is enabled. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

  /// Whether the control is selected. The default is `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control is being pressed. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Called after ``state`` has changed.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    observedValuesMayHaveChanged()
  }

  // MARK: Alignment

  /// The vertical alignment of the control's content. The default is `.center`.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

  /// The horizontal alignment of the control's content. The default is `.center`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

  /// The horizontal alignment of the content, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: runsRightToLeft ? .right : .left
    case .trailing: runsRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  /// The distance from the bounds at which a tracked touch still counts as inside, in points.
  ///
  /// Statements differ: 70 points, 100, or one and a half times the size. Most that give a number have measured about 70.
  private static let trackingMargin: CGFloat = 70

  /// The touch that the control tracks; `nil` for none.
  private var trackedTouch: UITouch?

  /// Whether the control is tracking a touch. The default is `false`.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the tracked touch is inside the control, or at most 70 points away from it. The default is `false`.
  open private(set) var isTouchInside = false

  /// Called when a touch begins in the control. Returns whether to track it; `true` by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves. Returns whether to continue tracking; `true` by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends. The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancels the tracked touch, and, without an event, when the control is removed from its window.
  /// The default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.min(by: { $0.finger < $1.finger }) else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    sendTouch(.touchDown, event)
    if touch.tapCount > 1 { sendTouch(.touchDownRepeat, event) }
    if opensMenuByTouch { openMenu(of: touch, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let openMenu, let touch = touches.first { return openMenu.moveFinger(to: touch.locationOnScreen) }
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    if isTouchInside != wasInside { sendTouch(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    sendTouch(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let openMenu { return openMenu.liftFinger() }
    guard let touch = tracked(in: touches) else { return }
    isTouchInside = isInside(touch, event)
    isHighlighted = false
    endTracking(touch, with: event)
    sendTouch(isTouchInside ? eventsOfTap : .touchUpOutside, event)
    stopTracking()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    isHighlighted = false
    cancelTracking(with: event)
    sendTouch(.touchCancel, event)
    stopTracking()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard isTracking, newWindow !== window else { return }
    cancelTracking(with: nil)
    stopTracking()
  }

  /// Returns the touch among `touches` that the control tracks. A control that gets one touch at a time takes any for it, such as one
  /// that an app passes on.
  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard let trackedTouch else { return nil }
    if touches.contains(trackedTouch) { return trackedTouch }
    return isMultipleTouchEnabled ? nil : touches.first
  }

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let zone = bounds.insetBy(dx: -UIControl.trackingMargin, dy: -UIControl.trackingMargin)
    return zone.contains(point) || self.point(inside: point, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  /// The events sent when the tracked touch ends inside the control. The default is `.touchUpInside`.
  var eventsOfTap: Event { .touchUpInside }

  /// Whether the control sends events of touches. Controls that consist of parts send `valueChanged` only.
  var sendsTouchEvents: Bool { true }

  private func sendTouch(_ events: Event, _ event: UIEvent?) {
    if sendsTouchEvents { send(events, event) }
  }

  /// Ends the tracking of a touch that opens the menu, as one that the system takes.
  func endTrackingForMenu(_ event: UIEvent?) {
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: event)
    sendTouch(.touchCancel, event)
    stopTracking()
  }

  /// Whether a tap is the control's own gesture, which recognizers of ancestors do not get: that on a button, a switch, a stepper, a
  /// segmented control or a page control.
  ///
  /// Source: Apple, Event Handling Guide for UIKit Apps, “Interacting with Other User Interface Controls”.
  var ownsTaps: Bool { false }

  /// Returns whether a drag that began at a point, in the control's coordinates, is the control's own gesture. Returns `false` by
  /// default.
  func ownsDrag(from start: CGPoint, isHorizontal: Bool) -> Bool { false }

  /// Returns `false` for recognizers of ancestors whose gesture is the control's own: a tap on a button, a switch, a stepper, a
  /// segmented control or a page control, and a drag of a slider's thumb, or along a switch, a segmented control or a page control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, isEnabled else { return true }
    if openMenu != nil { return false }
    switch gestureRecognizer {
    case let tap as UITapGestureRecognizer: return !(ownsTaps && tap.numberOfTapsRequired == 1)
    case let pan as UIPanGestureRecognizer:
      let (place, way) = (pan.location(in: self), pan.translation(in: self))
      let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
      return !ownsDrag(from: start, isHorizontal: abs(way.x) > abs(way.y))
    case let swipe as UISwipeGestureRecognizer:
      return !ownsDrag(
        from: swipe.location(in: self), isHorizontal: !swipe.direction.isDisjoint(with: [.left, .right]))
    default: return true
    }
  }

  // MARK: Assistive technology

  /// A control is an element, unless it is a part of another one.
  override var isAccessibilityElementByItself: Bool {
    !(superview is UIControl) || superview?.accessibilityElements?.isEmpty == false
  }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    var traits = traitsOfKind
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
  /// The traits of the kind of control. The default is none.
  var traitsOfKind: UIAccessibilityTraits { .none }

  // MARK: Menus

  /// Whether a touch opens the control's menu as soon as it begins, without a long press. The default is `false`.
  open var showsMenuAsPrimaryAction = false

  /// The menu that the control opens. The default is `nil`. The public name in buttons is `menu`.
  var storedMenu: UIMenu? {
    didSet {
      if storedMenu != nil { isContextMenuInteractionEnabled = true }
      openMenu?.update { [storedMenu] menu in menu === oldValue ? storedMenu ?? menu : menu }
    }
  }

  /// The sender of the actions of the menu. The default is the control.
  var menuSender: Any { self }
  /// The order of the elements of the menu. The default is `.automatic`.
  var menuElementOrder: UIContextMenuConfiguration.ElementOrder { .automatic }
  /// Called before an element of the menu is performed. The default implementation does nothing.
  func menuWillPerform(_ element: UIMenuElement) {}
  /// Called when the menu has begun to close. The default implementation does nothing.
  func menuDidClose() {}

  /// Whether the control has a context menu. The default is `false`.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { if newValue != isContextMenuInteractionEnabled { setContextMenuInteraction(newValue) } }
  }

  /// The interaction of the control's context menu, whose delegate is the control; `nil` if it has none.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  private func setContextMenuInteraction(_ isEnabled: Bool) {
    if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
    contextMenuInteraction = isEnabled ? UIContextMenuInteraction(delegate: self) : nil
    if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
  }

  /// Returns the configuration of the control's menu at a location. Returns that of a button's `menu` by default, `nil` without one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, storedMenu != nil else { return nil }
    // The event of the menu comes before it is read, so that targets can set another one.
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.storedMenu })
  }
  /// Returns the preview from which the menu opens. Returns `nil` by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview to which the menu closes. Returns `nil` by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the menu opens. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu closes. The default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the point to which a menu is attached, in points, in the control's coordinates. Returns the
  /// center of the control by default.
  open func menuAttachmentPoint(for configuration: AnyObject) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The text of the tooltip shown by a pointer. The default is `nil`. Stored; has no effect.
  open var toolTip: String?

  /// Adds an action for `controlEvents`. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    eventHandlers.append(ControlEventHandler(events: controlEvents, response: .action(action)))
  }

  /// Removes an action for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier for `controlEvents`.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) {
      if case .action(let action) = $0.response { action.identifier == actionIdentifier } else { false }
    }
  }

  /// Calls a method of `target` for each of `controlEvents`: `button.addTarget(self, action: FormController.submit,
  /// for: .touchUpInside)`. The control does not retain `target`.
  ///
  /// Differs from UIKit: in sources that `tinamou build` has not adapted, the argument is the method itself, not
  /// `#selector(submit)`.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, _, _ in action(target)() }
  }

  /// Calls a method of `target` with the control as its argument for each of `controlEvents`: `slider.addTarget(self,
  /// action: FormController.moved(_:), for: .valueChanged)`. The control does not retain `target`.
  ///
  /// Differs from UIKit: in sources that `tinamou build` has not adapted, the argument is the method itself, not
  /// `#selector(submit)`.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control, _ in
      guard let sender = control.checked(as: Sender.self) else { return }
      action(target)(sender)
    }
  }

  /// Calls a method of `target` with the control and the event as its arguments for each of `controlEvents`. The
  /// control does not retain `target`.
  ///
  /// Differs from UIKit: in sources that `tinamou build` has not adapted, the argument is the method itself, not
  /// `#selector(submit)`.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    add(target, controlEvents) { target, control, event in
      guard let sender = control.checked(as: Sender.self) else { return }
      action(target)(sender, event)
    }
  }

  /// Calls a method of `target`, which is not retained, for each of `controlEvents`. If `target` is `nil`,
  /// the first object of the responder chain that has the method is the target. Adding the same target and
  /// method again adds events.
  ///
  /// Differs from UIKit: in sources that `tinamou build` has not adapted, the argument is the method itself, not
  /// `#selector(submit)`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(action, of: target, controlEvents)
  }

  /// Stops calling a method of `target` for `controlEvents`.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` for any target.
  ///   - action: The method; `nil` for any method.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeSelectors(of: target, action, controlEvents)
  }

  /// Returns the names of the methods of `target` that are called for `controlEvent`; `nil` if there are
  /// none. A `nil` target means the responder chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = selectors(of: target, controlEvent)
    return names.isEmpty ? nil : names
  }

  /// Calls a method of `target`, or, if `target` is `nil`, of the first object of the responder chain that
  /// has the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionMessage(action: action, sender: self, event: event).send(to: target, from: firstActionResponder)
  }

  /// Stops calling methods of `target` for `controlEvents`. If `target` is `nil`, removes the methods of all targets.
  ///
  /// Differs from UIKit: methods cannot be compared, so all methods of the target are removed.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    removeEvents(controlEvents) {
      if case .action = $0.response { return false }
      return target == nil || $0.target === target
    }
  }

  /// The targets of the control. `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      eventHandlers.compactMap { handler in
        if case .selector(_, nil) = handler.response { return AnyHashable(NSNull()) }
        return (handler.target as? NSObject).map(AnyHashable.init)
      })
  }

  /// The events for which the control has a target or an action.
  open var allControlEvents: Event { eventHandlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` with each action, or target and method, and its events until it sets its last argument to `true`.
  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in eventHandlers where !stop {
      switch handler.response {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .method: iterator(nil, nil, handler.events, &stop)
      case .selector(let action, let reference):
        iterator(nil, (reference?.target, action), handler.events, &stop)
      }
    }
  }

  /// Calls the targets and actions of `controlEvents`, each once, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Performs `action` with this control as its sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs the primary action of the control, as a tap would: opens the menu if it is the primary action.
  open func performPrimaryAction() {
    guard opensMenuByTouch else { return sendActions(for: .primaryActionTriggered) }
    contextMenuInteraction?.open(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}
