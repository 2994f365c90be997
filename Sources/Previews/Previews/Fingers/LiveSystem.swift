// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import QuartzCore
import Tinamou

/// The actions of a person with the system and the device: goes back, closes what is in front, chooses from menus, shakes.
@MainActor
struct LiveSystem {
  let screen: LiveScreen
  private var places: LivePlaces { LivePlaces(screen: screen) }
  private var fingers: LiveFingers { LiveFingers(screen) }

  // MARK: Back

  /// Taps the back button.
  func goBack() throws(LiveFailure) {
    for window in screen.appWindows.reversed() {
      for button in Self.backButtons(in: window).reversed() {
        guard let point = try? places.point(on: button, "back") else { continue }
        return fingers.tap(at: point)
      }
    }
    throw .noBackButton
  }

  private static func backButtons(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    return (ViewTitle(view).className == "BackButtonView" ? [view] : []) + view.subviews.flatMap(backButtons)
  }

  // MARK: Closing

  /// Closes the open menu, or the popover or sheet in front, as a person does.
  func dismiss() throws(LiveFailure) {
    if let menus = screen.menus { return tapOutside(of: menus) }
    guard let window = screen.appWindows.last(where: { $0.rootViewController?.presentedViewController != nil }),
      let presented = window.rootViewController?.lastPresented
    else { throw .nothingToDismiss }
    if let alert = presented as? UIAlertController { return try dismiss(alert) }
    let frame = presented.view.convert(presented.view.bounds, to: nil)
    guard frame.size != window.bounds.size || presented.sheetPresentationController != nil else {
      throw .fullScreen
    }
    if presented.sheetPresentationController != nil,
      presented.popoverPresentationController == nil || frame.maxY >= window.bounds.maxY
    {
      let start = CGPoint(x: frame.midX, y: frame.minY + 8)
      let end = CGPoint(x: frame.midX, y: min(frame.minY + 8 + frame.height * 0.9, screen.bounds.maxY - 1))
      fingers.drag(through: [start, end], holding: 0, seconds: 0.25, resting: 0)
    } else {
      tapOutside(of: presented.view)
    }
    AnimationClock.main.finish()
    if presented.presentingViewController != nil, !presented.isBeingDismissed { throw .staysOpen(presented.title) }
  }

  /// Closes an action sheet by a tap outside of it. An alert stays, and so does a sheet without a button to cancel.
  private func dismiss(_ alert: UIAlertController) throws(LiveFailure) {
    guard alert.preferredStyle == .actionSheet else { throw .unanswered(alert.title) }
    tapOutside(of: alert.view)
    AnimationClock.main.finish()
    if alert.presentingViewController != nil, !alert.isBeingDismissed { throw .unanswered(alert.title) }
  }

  /// Taps a corner of the screen that is not in a view, the corner that is farthest from it.
  private func tapOutside(of view: UIView) {
    let frame = view.convert(view.bounds, to: nil)
    let area = screen.bounds.insetBy(dx: 4, dy: 4)
    let corners = [
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.minY),
      CGPoint(x: area.maxX, y: area.minY),
    ]
    let corner = corners.max { a, b in
      hypot(a.x - frame.midX, a.y - frame.midY) < hypot(b.x - frame.midX, b.y - frame.midY)
    }
    if let corner { fingers.tap(at: corner) }
  }

  // MARK: Menus

  /// Taps an item of the open menu, then one of its submenu, and so on.
  func choose(_ titles: [String]) throws(LiveFailure) {
    for title in titles {
      guard let menus = screen.menus else { throw .noMenu(title) }
      menus.layoutIfNeeded()
      let found = ViewFinder.views(described: title, in: menus)
      guard let last = found.last else { throw .noView(title, known: ViewFinder.descriptions(in: menus)) }
      // Of equal titles, that of the open submenu takes touches.
      let item = found.last { (try? places.point(on: $0, title)) != nil } ?? last
      fingers.tap(at: try places.point(on: item, title))
      AnimationClock.main.finish()
    }
  }

  // MARK: The keyboard

  /// Hides the keyboard, as its own key does on a tablet.
  func hideKeyboard() throws(LiveFailure) {
    guard let input = screen.firstResponder else { throw .noTextInput(nil) }
    input.resignFirstResponder()
  }

  // MARK: The device

  /// Shakes the device: the first responder, or the controller in front, is told.
  func shake() {
    guard let responder = screen.firstResponder ?? screen.appWindows.last?.rootViewController?.inFront else { return }
    responder.motionBegan(.motionShake, with: MotionEvent())
    responder.motionEnded(.motionShake, with: MotionEvent())
  }

  /// Gives the scene a size.
  func resize(to size: CGSize) { UIScreen.main.scene.inspection.resize(to: size) }

  // MARK: Assistive technology

  /// Activates a view as assistive technology does: the view itself does what it does then, or it is tapped, as a part of a control is.
  func activate(_ target: LiveTarget) throws(LiveFailure) {
    if case .word(let word) = target, try places.part(word) == nil, try places.touchedView(word).accessibilityActivate()
    {
      return
    }
    fingers.tap(at: try places.point(target))
  }
}

/// The event of a shake.
private final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension UIViewController {
  /// The last controller of the chain of presentations.
  fileprivate var lastPresented: UIViewController? {
    presentedViewController.map { $0.lastPresented ?? $0 }
  }
}

extension UIViewController {
  /// The controller in front: the last of the presented ones, or in a container, the one that it shows.
  @MainActor
  var inFront: UIViewController {
    if let presented = presentedViewController { return presented.inFront }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController?.inFront ?? self
    case let tabs as UITabBarController: return tabs.selectedViewController?.inFront ?? self
    default: return self
    }
  }
}
