// SPDX-License-Identifier: MIT

/// The keyboard of a screen, with what the first responder has in its place and above it.
///
/// ```swift
/// window.screen.inspection.keyboard.show()
/// window.layoutIfNeeded()
/// ```
/// Showing and hiding it updates every `keyboardLayoutGuide` on the screen and posts UIKit's notifications, with the
/// frames as `CGRect` values in the user info. Not a UIKit type: on a device the keyboard appears when a field becomes
/// first responder, and so it does here while ``followsFirstResponder`` is set. Otherwise tests and drawings show and hide it.
@MainActor
public final class SimulatedKeyboard {
  unowned let screen: UIScreen

  /// The frame of the keyboard on the screen, in points, with the view above it; `nil` while it is hidden.
  public private(set) var frame: CGRect?

  /// Whether the keyboard is at the bottom edge with full width.
  public private(set) var isDocked = true

  /// The duration of the keyboard's animation in its notifications, in seconds.
  public static let duration: TimeInterval = 0.25
  /// The curve of the keyboard's animation in its notifications, which is none of UIKit's named curves.
  static let curve = 7

  /// Whether the keyboard is shown for the first responder of the key window, with its keys and its input views, and hidden without
  /// one, as on a device. The default is `false`, so that layouts of tests do not depend on what is being edited; running apps have it
  /// set.
  public var followsFirstResponder = false {
    didSet {
      guard followsFirstResponder != oldValue else { return }
      followFirstResponder(isReloading: true)
      if followsFirstResponder { screen.scene.keyWindow?.showInputAccessoryOfController() }
    }
  }

  /// The views of the first responder.
  private var views = InputViews()
  private lazy var host = InputHost(
    keyboardHeight: { [unowned self] in height(of: $0) }, onChange: { [unowned self] in heightMayHaveChanged() })
  /// The number of moves, by which the end of an earlier one is recognized.
  private var moveCount = 0
  /// The distance by which a finger has pulled the keyboard down, in points; `nil` while none does.
  private var pulled: CGFloat?

  init(screen: UIScreen) { self.screen = screen }

  /// Whether the keyboard is shown.
  public var isShown: Bool { frame != nil }

  /// The height of the device's keyboard in its current orientation, including suggestions, in points.
  public var standardHeight: CGFloat {
    let known = screen.inspection
    return known.device.keyboardHeight(in: known.orientation, .current)
  }

  /// Shows the keyboard at the bottom edge, `height` points high. The default is the device's own height.
  public func show(height: CGFloat? = nil) {
    let new = bottom(height ?? standardHeight)
    move(to: new, isDocked: true, KeyboardNotice.Kind(appears: isDocked && frame == nil, goes: false))
  }

  /// Shows a floating keyboard at `frame` on the screen, in points, as on a tablet.
  public func float(at frame: CGRect) {
    move(to: frame, isDocked: false, KeyboardNotice.Kind(appears: false, goes: self.frame != nil))
  }

  /// Hides the keyboard.
  public func hide() { move(to: nil, isDocked: true, KeyboardNotice.Kind(appears: false, goes: frame != nil)) }

  private func bottom(_ height: CGFloat) -> CGRect {
    let bounds = screen.bounds
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The frame of the hidden keyboard, below the screen, in points.
  private var hidden: CGRect {
    CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: frame?.height ?? standardHeight)
  }

  // MARK: The first responder

  /// Shows the views of the first responder of the key window, or hides the keyboard without one. `isReloading` asks the first responder
  /// for its views again.
  func followFirstResponder(isReloading: Bool = false) {
    guard followsFirstResponder else { return }
    let responder = screen.firstResponder
    guard isReloading || responder !== views.responder || (responder == nil && frame != nil) else { return }
    let old = views
    views = responder.map(InputViews.init(of:)) ?? InputViews()
    show(from: old)
  }

  private func show(from old: InputViews) {
    let window = screen.systemWindow(.keyboard)
    let isNew = host.superview == nil
    if views.hasContent || views.accessory != nil {
      window.isHidden = false
      if isNew {
        // Without a height, until it is known: the constraints of an accessory need not hold in another one.
        host.frame = CGRect(origin: hidden.origin, size: CGSize(width: hidden.width, height: 0))
        window.addSubview(host)
      }
      host.overrideUserInterfaceStyle = style
      UIView.performWithoutAnimation { host.show(views) }
    }
    let height = views.hasContent || views.accessory != nil ? host.measuredHeight(on: screen.bounds) : 0
    if isNew {
      UIView.performWithoutAnimation { host.frame = CGRect(origin: hidden.origin, size: bottom(height).size) }
    }
    let new = height > 0 ? bottom(height) : nil
    guard new != nil || frame != nil else { return removeHost() }
    move(to: new, isDocked: true, KeyboardNotice.Kind(from: (old, frame), to: (views, new)), isForced: true)
  }

  /// The style of the keyboard: that which the first responder asks for.
  private var style: UIUserInterfaceStyle {
    switch (views.responder as? any UITextInputTraits)?.keyboardAppearance ?? .default {
    case .dark: .dark
    case .light: .light
    case .default: (views.responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle ?? .unspecified
    }
  }

  /// The height of the keyboard for the traits of a text, in points.
  private func height(of input: any UIKeyInput) -> CGFloat {
    let known = screen.inspection
    return known.device.keyboardHeight(for: KeyboardKind(input), in: known.orientation, .current)
  }

  /// Updates the keys after the text of the first responder has changed.
  func updateKeys() { if followsFirstResponder { host.keyboard?.update() } }

  private func heightMayHaveChanged() {
    guard pulled == nil, let frame, host.superview != nil else { return }
    let height = host.measuredHeight(on: screen.bounds)
    guard height > 0, height != frame.height else { return }
    move(to: bottom(height), isDocked: true, KeyboardNotice.Kind(appears: true, goes: false))
  }

  /// Shows the keyboard at the bottom edge again after the screen has turned or has become another one.
  func screenDidChange() {
    guard followsFirstResponder, frame != nil else { return }
    show(from: views)
  }

  private func removeHost() {
    guard host.superview != nil else { return }
    host.show(InputViews())
    host.removeFromSuperview()
    screen.systemWindow(.keyboard).isHidden = true
  }

  // MARK: Moving

  private func move(to new: CGRect?, isDocked: Bool, _ kind: KeyboardNotice.Kind, isForced: Bool = false) {
    guard isForced || new != frame || isDocked != self.isDocked else { return }
    let notice = KeyboardNotice(from: frame ?? hidden, to: new ?? hidden, kind: kind)
    moveCount += 1
    let number = moveCount
    let change = { [self] in
      notice.postBefore()
      // A handler may have changed the first responder.
      guard number == moveCount else { return }
      makeRoom(for: isDocked ? new : nil)
      place(at: new, isDocked: isDocked)
      showWhatIsEdited()
    }
    let end = { [weak self] in
      guard let self, number == moveCount else { return }
      if frame == nil { removeHost() }
      notice.postAfter()
    }
    guard SizeTransition.takesTime else {
      change()
      return end()
    }
    // The handlers of notifications change views in this animation, too.
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16),
      animations: change, completion: { _ in end() })
  }

  /// Moves the keyboard, and what is laid out by its guides.
  private func place(at new: CGRect?, isDocked: Bool) {
    if host.superview != nil {
      host.frame = new ?? hidden
      host.layoutIfNeeded()
    }
    frame = new
    self.isDocked = isDocked
    for window in screen.scene.windows where !window.isHidden {
      window.forEachBelow { view in
        view.updateKeyboardGuide()
        // A search field can be above the keyboard, and an alert and what is shown in place of content are.
        let isAbove = view is ControllerContainerView || view is PresentationContainerView
        if isAbove || view.viewController?.unavailableContent.isShown == true { view.setNeedsLayout() }
      }
      window.layoutIfNeeded()
    }
  }

  // MARK: Pulling

  /// Lets a finger pull the keyboard down to a distance from the top of the screen, in points, without notifications.
  func pull(to top: CGFloat) {
    guard followsFirstResponder, let present = frame, isDocked else { return }
    let full = bottom(present.height)
    let distance = min(max(top - full.minY, 0), pullLimit)
    guard distance != pulled ?? 0 else { return }
    pulled = distance
    place(at: full.offsetBy(dx: 0, dy: distance), isDocked: true)
  }

  /// The distance by which the keyboard can be pulled down, in points: the view above it stays if it is that of a controller.
  private var pullLimit: CGFloat {
    guard views.hasContent else { return 0 }
    return views.accessory?.provider is UIViewController ? host.contentHeight : host.bounds.height
  }

  /// Lets the keyboard go: it hides, or goes back to its place.
  func endPull(hides: Bool) {
    guard let distance = pulled, let present = frame else { return }
    pulled = nil
    if hides, distance > 0, views.responder?.resignFirstResponder() == true { return }
    move(to: bottom(present.height), isDocked: true, KeyboardNotice.Kind(appears: false, goes: false), isForced: true)
  }
}
