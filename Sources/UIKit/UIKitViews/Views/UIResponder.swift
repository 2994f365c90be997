// SPDX-License-Identifier: MIT

/// An object that can receive and handle events.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedValueOwner, KeyValueObserved, @preconcurrency UndefinedKeyHandling,
  @preconcurrency KeyValueObserving
{
  /// The values that other parts have attached to the object; `nil` for most objects.
  @exclusivity(unchecked) nonisolated(unsafe) var attachments: ResponderAttachments?

  public override init() { super.init() }

  /// Returns a new object of this class, made with `init()`.
  ///
  /// Adapted classes override it if they declare an `init()`, which does not override that of a class with a convenience initializer
  /// of this name.
  open class func _objcMake() -> Self { unsafeDowncast(_make(_dynamic: ()), to: Self.self) }

  /// Prepares the object after it was loaded from a document and its outlets were connected. Called once. The default
  /// implementation does nothing; overrides call `super`.
  ///
  /// Differs from UIKit: only views and view controllers have it.
  open func awakeFromNib() {}

  /// The default implementation does nothing. In Objective-C, classes have the methods of their root class too, so code
  /// can override this one.
  open class func awakeFromNib() {}

  /// Prepares the object for display in Interface Builder. The default implementation does nothing. Differs from UIKit:
  /// never called.
  open func prepareForInterfaceBuilder() {}

  /// The default implementation does nothing, like the class method `awakeFromNib()`.
  open class func prepareForInterfaceBuilder() {}

  // MARK: Messages

  /// Whether the object has the method that a selector names.
  open func responds(to aSelector: Selector!) -> Bool { aSelector.map { Message.responds(self, to: $0) } ?? false }

  /// Whether the object accepts an action. Returns whether it has the method by default.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The nearest object that accepts an action: this object, or one after it in the responder chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The commands that keys of a hardware keyboard perform while the object is in the responder chain. Returns `nil` by default.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Changes the menus of the app. The default implementation does nothing. Differs from UIKit: never called.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Updates a command before it is shown. The default implementation does nothing. Differs from UIKit: never called.
  open func validate(_ command: UICommand) {}
  /// Cuts the selection. The default implementation passes the message on.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies the selection. The default implementation passes the message on.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Inserts what was copied. The default implementation passes the message on.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Deletes the selection. The default implementation passes the message on.
  open func delete(_ sender: Any?) { next?.delete(sender) }
  /// The types that the object accepts from the pasteboard. The default is `nil`. Stored; has no effect.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { rareValues?.pasteConfiguration }
    set { rareValuesForSetting.pasteConfiguration = newValue?.duplicate() }
  }
  /// Takes what is pasted or dropped. The default implementation does nothing. Differs from UIKit: never called.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether the object can take what is pasted: whether it has one of the types of ``pasteConfiguration``.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let accepted = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in accepted.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }
  /// Selects the word at the cursor. The default implementation passes the message on.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything. The default implementation passes the message on.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// Makes the selection bold. The default implementation passes the message on.
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
  /// Makes the selection italic. The default implementation passes the message on.
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
  /// Underlines the selection. The default implementation passes the message on.
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }

  // MARK: State

  /// Stores the object's state. The default implementation does nothing. Differs from UIKit: never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the object's state. The default implementation does nothing. Differs from UIKit: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Stores the object. Has no effect: Linux has no archives of views. Differs from UIKit: never called.
  open func encode(with coder: NSCoder) {}

  // MARK: Properties by name

  /// The value for a key that names no property. Raises an exception; overrides return a value.
  open func value(forUndefinedKey key: String) -> Any? {
    UndefinedKey.raise(key, self, isSetting: false)
    return nil
  }

  /// Sets the value for a key that names no property. Raises an exception; overrides keep the value.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { UndefinedKey.raise(key, self, isSetting: true) }

  /// Called when a property that the object observes has changed. Raises an exception; overrides handle the change.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    UnhandledObservation.raise(self, keyPath)
  }

  /// The next object in the responder chain. Returns `nil` by default.
  open var next: UIResponder? { nil }

  /// Called when touches begin. The default implementation forwards the event to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches move. The default implementation forwards the event to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches end. The default implementation forwards the event to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the system cancels touches. The default implementation forwards the event to ``next``.
  /// Called when estimated values of touches are known. The default implementation passes the message on. Differs from UIKit:
  /// never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when the user begins to press a physical button. The default implementation forwards the event to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the force of a press changes. The default implementation forwards the event to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when the user lets go of a physical button. The default implementation forwards the event to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when the system cancels presses. The default implementation forwards the event to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when the user begins to shake the device. The default implementation forwards the event to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when the user has shaken the device. The default implementation forwards the event to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when the system cancels a shake. The default implementation forwards the event to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called when a button of headphones or the lock screen is pressed. The default implementation forwards the event to
  /// ``next``.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// The undo manager: that of the nearest responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The activity of the user with the object. The default is `nil`. Stored; has no effect.
  open var userActivity: NSUserActivity? {
    get { rareValues?.userActivity }
    set { rareValuesForSetting.userActivity = newValue }
  }
  /// Updates an activity before the system stores it. The default implementation does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity. The default implementation does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The object that keeps the state of the keyboard. Always `nil`.
  open var textInputContextIdentifier: String? { nil }
  /// The view that takes the place of the keyboard while the object is first responder; `nil`, the default, for that of the next
  /// responder. The keyboard is shown if no responder of the chain has one.
  open var inputView: UIView? { nil }
  /// The controller of the view that takes the place of the keyboard; `nil`, the default, for that of the next responder.
  open var inputViewController: UIInputViewController? { nil }
  /// The view above the keyboard while the object is first responder; `nil`, the default, for that of the next responder. That of a
  /// view controller stays at the bottom of the screen without a keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view above the keyboard; `nil`, the default, for that of the next responder.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Shows the present ``inputView`` and ``inputAccessoryView`` while the object is first responder; ignored otherwise.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    firstResponderScope?.observer?.inputViewsDidChange()
  }
  /// The language of the keyboard. Returns `nil` by default.
  open var textInputMode: UITextInputMode? { nil }
  /// The buttons above the keyboard of an iPad.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = rareValues?.inputAssistantItem { return item }
    let item = UITextInputAssistantItem()
    rareValuesForSetting.inputAssistantItem = item
    return item
  }
  /// Forgets the language of the keyboard. Has no effect: none is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// The gestures with three fingers that edit text. Returns `.default` by default. Differs from UIKit: never read.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Whether the object may stop being first responder. Returns `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// The scope that keeps the first responder of the object's window; `nil` outside a window.
  var firstResponderScope: FirstResponderScope? { next?.firstResponderScope }

  // MARK: Assistive technologies

  private var rareValues: RareResponderValues?
  private var rareValuesForSetting: RareResponderValues {
    if let rareValues { return rareValues }
    let made = RareResponderValues()
    rareValues = made
    return made
  }

  /// Actions that assistive technologies offer. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rareValues?.customActions }
    set { rareValuesForSetting.customActions = newValue }
  }
  /// Lists of elements that the user moves through by a gesture. The default is `nil`. Stored; has no effect.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { rareValues?.customRotors }
    set { rareValuesForSetting.customRotors = newValue }
  }
  /// Whether the object responds to the user's interaction. The default is `true`. Stored; has no effect.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { rareValues?.respondsToInteraction ?? true }
    set { rareValuesForSetting.respondsToInteraction = newValue }
  }
  /// The frame on the screen, in points. For a view, its own frame unless it is set; otherwise zero.
  open var accessibilityFrame: CGRect {
    get { rareValues?.frame ?? (self as? UIView).map { $0.toScreen($0.bounds) } ?? .zero }
    set { rareValuesForSetting.frame = newValue }
  }
  /// The shape on the screen, in points. The default is `nil`.
  open var accessibilityPath: UIBezierPath? {
    get { rareValues?.path }
    set { rareValuesForSetting.path = newValue }
  }
  /// The point on the screen that is activated, in points. The default is the middle of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      rareValues?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { rareValuesForSetting.activationPoint = newValue }
  }
  /// The order of navigation through elements. The default is `.automatic`. Stored; has no effect.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rareValues?.navigationStyle ?? .automatic }
    set { rareValuesForSetting.navigationStyle = newValue }
  }
  /// The kind of content of the object. The default is `.none`. Stored; has no effect.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { rareValues?.containerType ?? .none }
    set { rareValuesForSetting.containerType = newValue }
  }
  /// Words by which the user calls the object. The default is `nil`, for its label. Stored; has no effect.
  open var accessibilityUserInputLabels: [String]! {
    get { rareValues?.userInputLabels }
    set { rareValuesForSetting.userInputLabels = newValue }
  }
  /// The language in which the label is read aloud. The default is `nil`. Stored; has no effect.
  open var accessibilityLanguage: String? {
    get { rareValues?.language }
    set { rareValuesForSetting.language = newValue }
  }
  /// A name with attributes that is read aloud. The default is `nil`. Stored; has no effect.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { rareValues?.attributedLabel }
    set { rareValuesForSetting.attributedLabel = newValue }
  }
  /// A description of the result of an action, with attributes. The default is `nil`. Stored; has no effect.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { rareValues?.attributedHint }
    set { rareValuesForSetting.attributedHint = newValue }
  }
  /// The value with attributes. The default is `nil`. Stored; has no effect.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { rareValues?.attributedValue }
    set { rareValuesForSetting.attributedValue = newValue }
  }
  /// Words by which the user calls the object, with attributes. The default is `nil`. Stored; has no effect.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { rareValues?.attributedUserInputLabels }
    set { rareValuesForSetting.attributedUserInputLabels = newValue }
  }
  /// The kind of text. The default is `nil`. Stored; has no effect.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { rareValues?.textualContext }
    set { rareValuesForSetting.textualContext = newValue }
  }
  /// Whether colors stay when the user inverts those of the screen. The default is `false`. Stored; has no effect.
  open var accessibilityIgnoresInvertColors: Bool {
    get { rareValues?.ignoresInvertColors ?? false }
    set { rareValuesForSetting.ignoresInvertColors = newValue }
  }
  /// The behavior of the object if it receives touches directly. The default is empty. Stored; has no effect.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { rareValues?.directTouchOptions ?? [] }
    set { rareValuesForSetting.directTouchOptions = newValue }
  }
  /// Whether the object is expanded. The default is `.unsupported`. Stored; has no effect.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { rareValues?.expandedStatus ?? .unsupported }
    set { rareValuesForSetting.expandedStatus = newValue }
  }
  /// Activates the object, for a double tap of VoiceOver. Returns `false`, for a touch at ``accessibilityActivationPoint``, by
  /// default. `inspection.activate()` calls it.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable element. The default implementation does nothing. `inspection.increment()` calls it.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable element. The default implementation does nothing. `inspection.decrement()` calls it.
  open func accessibilityDecrement() {}
  /// Scrolls and returns whether that was possible. Returns `false`, so that the next responder is asked, by default.
  /// `inspection.scroll(_:)` calls it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Closes what is open and returns whether something was. Returns `false`, so that the next responder is asked, by default.
  /// `inspection.performEscape()` calls it.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action and returns whether there is one. Returns `false`, so that the next responder is asked, by
  /// default. `inspection.performMagicTap()` calls it.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called after the focus of an assistive technology has come to the object. The default implementation does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called after the focus of an assistive technology has left the object. The default implementation does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether an assistive technology has its focus on the object.
  open func accessibilityElementIsFocused() -> Bool { AssistiveFocus.element === self }

  // MARK: Focus

  /// The environments that get the focus, the best first. Returns none by default. Differs from UIKit: never read.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Requests an update of the focus. Has no effect: nothing has the focus.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus. Has no effect: nothing has the focus.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move. Returns `true` by default. Differs from UIKit: never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved. The default implementation does nothing. Differs from UIKit: never called.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Whether the object can have the focus. Returns `false` by default. Differs from UIKit: never read.
  open var canBecomeFocused: Bool { false }
  /// The group of objects among which the focus moves. The default is `nil`. Stored; has no effect.
  open var focusGroupIdentifier: String? {
    get { rareValues?.focusGroupIdentifier }
    set { rareValuesForSetting.focusGroupIdentifier = newValue }
  }

  /// The effect that shows the focus. The default is `nil`. Stored; has no effect.
  open var focusEffect: UIFocusEffect? {
    get { rareValues?.focusEffect }
    set { rareValuesForSetting.focusEffect = newValue }
  }
  /// The priority of the object for the focus of its group. The default is `.ignored`. Stored; has no effect.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rareValues?.focusGroupPriority ?? .ignored }
    set { rareValuesForSetting.focusGroupPriority = newValue }
  }

  // MARK: First responder

  /// Whether the object can become first responder. Returns `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { firstResponderScope?.current === self }

  /// Makes the object first responder, after the window's first responder has resigned. Returns whether it is.
  ///
  /// An object outside a window, or one that cannot become first responder, does not become it; neither does any object
  /// while the first responder refuses to resign. The object is asked after the first responder has resigned.
  ///
  /// Source: Apple, `becomeFirstResponder()`.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let scope = firstResponderScope else { return false }
    if scope.current === self { return true }
    let old = scope.current
    guard scope.replaceCurrent() else { return false }
    guard canBecomeFirstResponder else {
      if let old, scope.current == nil { scope.didChange(old) }
      return false
    }
    scope.current = self
    if !showsInputViewsItself { scope.didChange(self) }
    return true
  }

  /// Makes the object stop being first responder. Returns whether it has stopped.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let scope = firstResponderScope, scope.current === self else { return true }
    guard canResignFirstResponder else { return false }
    scope.current = nil
    scope.didChange(self)
    return true
  }

  /// Whether the object shows its input views later than other objects, which show them as soon as they are first responder.
  var showsInputViewsItself: Bool { false }
}
