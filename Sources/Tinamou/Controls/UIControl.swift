// SPDX-License-Identifier: MIT

/// A view that a person operates, and that tells others what was done.
///
/// A control has states (enabled, selected, highlighted), and sends events to whoever asked for them with
/// ``addAction(_:for:)`` or one of the forms of `addTarget`.
///
/// Source: Apple, `UIControl`.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Who wants which events, in the order of asking.
  var eventHandlers: [ControlEventHandler] = []

  /// A control with `frame`, in points, in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control that performs `primaryAction` when it is operated.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes a control of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What every way of making the control does once: priorities, content mode, subviews.
  func setUp() { isOpaque = false }

  // MARK: State

  /// What the control is at the moment, put together from the three flags.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control can be operated.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control is being pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Called when ``state`` has changed.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Alignment

  /// Where content lies from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

  /// Where content lies from side to side.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

  /// Where content lies from side to side, with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: runsRightToLeft ? .right : .left
    case .trailing: runsRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }

  // MARK: Tracking

  /// Whether a finger that went down on the control is still down.
  open private(set) var isTracking = false

  /// Whether the finger being followed is within the control.
  open private(set) var isTouchInside = false

  /// A finger went down; returns whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; returns whether to keep following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger went up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The system took the touch away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    if !continueTracking(touch, with: event) { stopTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let ended = isTouchInside ? eventsOfTap : .touchUpOutside
    endTracking(touch, with: event)
    stopTracking()
    send(ended, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event)
  }

  /// What a finger that goes up within the control means.
  var eventsOfTap: Event { .touchUpInside }

  private func stopTracking() {
    isTracking = false
    isHighlighted = false
  }

  // MARK: Menus

  /// Whether the control's menu opens at once, without a long press. Kept only: there are no menus here.
  open var showsMenuAsPrimaryAction = false

  /// The text that a pointer resting on the control shows. Kept only.
  open var toolTip: String?
}
