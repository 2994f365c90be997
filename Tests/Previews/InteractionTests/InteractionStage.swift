// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Previews

/// The screen on which a row is performed: a window on a phone, fingers, and the effects that were noted.
///
/// Fingers, keys and words go the way that those of `tinamou run` go.
@MainActor
final class InteractionStage {
  /// The window, which is the key window and fills the screen.
  let window: UIWindow
  /// The effects so far.
  private(set) var effects: [String] = []
  /// The objects that have to live until the end of the row: delegates, observers.
  private var kept: [AnyObject] = []
  private var observers: [any NSObjectProtocol] = []
  private let clock = AnimationClock.main
  private let session = LiveTouchSession(LiveScreen())

  /// Creates a stage with an empty white screen.
  init() {
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    LiveScreen().useKeyboard()
  }

  /// The view of the root controller, in which rows put their views.
  var view: UIView { window.rootViewController?.view ?? window }

  /// The actions that scripts do by words: tap a title, type a text, press a key.
  var actions: LiveActions { LiveActions(screen: LiveScreen()) }

  /// Notes an effect.
  func note(_ effect: String) { effects.append(effect) }

  /// Forgets the effects so far: those of the preparation.
  func forget() { effects = [] }

  /// Keeps an object until the end of the row, and returns it.
  @discardableResult
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Puts a view on the screen, and returns it.
  @discardableResult
  func add<View: UIView>(_ subview: View, _ frame: CGRect) -> View {
    subview.frame = frame
    view.addSubview(subview)
    settle()
    return subview
  }

  /// Shows another root controller.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    settle()
  }

  /// Notes notifications by a word each, in the order in which they are posted.
  func watch(_ names: [(Notification.Name, String)]) {
    for (name, word) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.note(word) }
        })
    }
  }

  // MARK: Fingers

  /// Puts a finger on the screen, at a point in the coordinates of the screen.
  func touch(at point: CGPoint, finger: Int = 0) { session.touch(.began, finger, point) }

  /// Moves a finger to a point of the screen in some seconds and steps.
  func move(to point: CGPoint, finger: Int = 0, seconds: TimeInterval = 0.1, steps: Int = 5) {
    let start = places[finger] ?? point
    for step in 1...steps {
      clock.advance(by: seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
      session.touch(.moved, finger, place)
    }
  }

  /// Lifts a finger.
  func lift(finger: Int = 0) { session.touch(.ended, finger, places[finger] ?? .zero) }

  private var places: [Int: CGPoint] { session.places }

  /// Taps a point of the screen, and waits for what follows.
  func tap(at point: CGPoint) {
    touch(at: point)
    clock.advance(by: 0.08)
    lift()
    settle()
  }

  /// Taps the middle of a view, or a point of it, in its coordinates.
  func tap(_ view: UIView, at point: CGPoint? = nil) { tap(at: place(point, in: view)) }

  /// Rests a finger on a view, in its middle or at a point of it, and lifts it.
  func press(_ view: UIView, at point: CGPoint? = nil, seconds: TimeInterval = 1) {
    touch(at: place(point, in: view))
    clock.advance(by: seconds)
    lift()
    settle()
  }

  /// Drags from a point of the screen to another, and lifts the finger at once, or after it has rested.
  func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.2, resting rest: TimeInterval = 0) {
    touch(at: start)
    move(to: end, seconds: seconds, steps: 10)
    if rest > 0 { clock.advance(by: rest) }
    lift()
    settle()
  }

  /// A point of a view, its middle if none is given, in the coordinates of the screen.
  func place(_ point: CGPoint? = nil, in view: UIView) -> CGPoint {
    view.window?.layoutIfNeeded()
    return view.convert(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: Time

  /// Lets time pass, in seconds.
  func wait(_ seconds: TimeInterval) {
    clock.advance(by: seconds)
    turn()
  }

  /// Lets everything that has begun come to its end: animations, and work on the main queue.
  func settle() {
    for _ in 0..<3 {
      turn()
      clock.finish()
    }
    for window in LiveScreen().windows { window.layoutIfNeeded() }
  }

  private func turn() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }

  /// Removes what the row has put on the screen.
  func close() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    window.endEditing(true)
    window.isHidden = true
    window.windowScene = nil
    settle()
  }
}
