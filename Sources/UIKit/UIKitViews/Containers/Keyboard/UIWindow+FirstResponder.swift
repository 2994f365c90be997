// SPDX-License-Identifier: MIT

/// The keyboard of the screen follows the first responder of the key window.
extension UIWindow: FirstResponderObserver {
  func firstResponderDidBegin() { screen.keyboard.followFirstResponder() }

  /// A controller on the screen with a view above the keyboard is first responder while no other object is, so that its view stays.
  func firstResponderDidResign(_ responder: UIResponder) {
    guard screen.keyboard.followsFirstResponder else { return }
    let others = sequence(first: responder, next: \.next).dropFirst()
    let controller = others.lazy.compactMap { $0 as? UIViewController }.first { $0.offersInputAccessory }
    if controller?.becomeFirstResponder() != true { screen.keyboard.followFirstResponder() }
  }

  func inputViewsDidChange() { screen.keyboard.followFirstResponder(isReloading: true) }

  func firstResponderTextDidChange() { screen.keyboard.updateKeys() }

  func textWasTouched() { if !isKeyWindow { makeKey() } }

  func pullInputViews(to top: CGFloat) { screen.keyboard.pull(to: frame.minY + top) }

  func letInputViewsGo(hiding isHiding: Bool) { screen.keyboard.endPull(hides: isHiding) }

  /// Shows the view above the keyboard of a controller that has appeared before the keyboard followed the first responder, as at the
  /// launch of an app.
  func showInputAccessoryOfController() {
    var front = rootViewController
    while let presented = front?.presentedViewController { front = presented }
    front?.offerInputAccessories()
  }
}

extension UIViewController {
  /// Whether the controller is on the screen, can become first responder, and has a view above the keyboard.
  fileprivate var offersInputAccessory: Bool {
    isOnScreen && viewIfLoaded?.window != nil && canBecomeFirstResponder
      && (inputAccessoryView ?? inputAccessoryViewController?.view) != nil
  }

  /// Makes the first responder resign while this controller is presented in front of it. It becomes first responder again afterward.
  ///
  /// Source: none of Apple's; on devices the keyboard leaves when an alert or a sheet comes, and returns with its end.
  func suspendFirstResponder(in window: UIWindow) {
    guard window.screen.keyboard.followsFirstResponder, let scope = window.firstResponderScope,
      !(self is UISearchController), presentation.resolvedStyle != .popover, let responder = scope.current,
      responder.resignFirstResponder()
    else { return }
    presentation.suspendedResponder = responder
    // The controller of a view that was edited may have taken its place.
    scope.current?.resignFirstResponder()
  }

  /// Makes the object first responder again that was it before this controller was presented, unless another one is.
  func restoreFirstResponder() {
    guard let responder = presentation.suspendedResponder else { return }
    presentation.suspendedResponder = nil
    guard responder.firstResponderScope?.current == nil else { return }
    responder.becomeFirstResponder()
  }

  /// Does for the controllers that are shown what each does after it has appeared, the innermost ones first.
  fileprivate func offerInputAccessories() {
    for child in appearingChildren { child.offerInputAccessories() }
    showInputAccessoryIfFree()
  }

  /// Becomes first responder after the controller has appeared, if it has a view above the keyboard and no view is being edited.
  ///
  /// Differs from UIKit: only while ``SimulatedKeyboard/followsFirstResponder`` is set.
  func showInputAccessoryIfFree() {
    guard let window = viewIfLoaded?.window, window.isKeyWindow, window.screen.keyboard.followsFirstResponder else {
      return
    }
    let current = window.firstResponderScope?.current
    guard current == nil || current is UIViewController, offersInputAccessory else { return }
    becomeFirstResponder()
  }
}
