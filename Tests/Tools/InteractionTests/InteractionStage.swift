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
  /// The fingers and keys.
  let input: StageInput
  /// The effects so far.
  var effects: [String] { noted.map(\.text) }
  private(set) var noted: [Effect] = []
  /// The objects that have to live until the end of the row: delegates, observers.
  private var kept: [AnyObject] = []
  private var observers: [any NSObjectProtocol] = []
  private var endings: [() -> Void] = []
  private let clock = AnimationClock.main
  private var workDepth = 0

  /// An effect, and the time at which it was noted.
  struct Effect {
    let text: String
    /// Whether the app was called; otherwise the row looked at the screen.
    let isCall: Bool
    /// The number of inputs before it.
    let inputs: Int
    /// Whether a finger was on the screen.
    let isHolding: Bool
  }

  /// Creates a stage with an empty white screen.
  init(_ input: StageInput = StageInput()) {
    self.input = input
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
  var actions: StageActions { StageActions(stage: self) }

  /// Notes an effect.
  func note(_ effect: String) {
    noted.append(Effect(text: effect, isCall: workDepth > 0, inputs: input.count, isHolding: input.isHolding))
  }

  /// Forgets the effects so far: those of the preparation. Recordings are compared with what happens from the start.
  func forget() { if input.mode == .direct { noted = [] } }

  /// Keeps an object until the end of the row, and returns it.
  @discardableResult
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// Does something at the end of the row, so that it leaves nothing to the next one.
  func atEnd(_ body: @escaping () -> Void) { endings.append(body) }

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
  func touch(at point: CGPoint, finger: Int = 0) { work { input.touch(.began, finger, point) } }

  /// Moves a finger to a point of the screen in some seconds and steps.
  func move(to point: CGPoint, finger: Int = 0, seconds: TimeInterval = 0.1, steps: Int = 5) {
    let start = input.places[finger] ?? point
    for step in 1...steps {
      pass(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
      work { input.touch(.moved, finger, place) }
    }
  }

  /// Lifts a finger.
  func lift(finger: Int = 0) { work { input.touch(.ended, finger, input.places[finger] ?? .zero) } }

  /// Performs actions one after the other.
  func perform(_ actions: [LiveAction]) throws {
    try work { try input.perform(actions) }
    settle()
  }

  /// Taps a point of the screen, and waits for what follows.
  func tap(at point: CGPoint) {
    touch(at: point)
    pass(0.08)
    lift()
    settle()
  }

  /// Taps the middle of a view, or a point of it, in its coordinates.
  func tap(_ view: UIView, at point: CGPoint? = nil) { tap(at: place(point, in: view)) }

  /// Rests a finger on a view, in its middle or at a point of it, and lifts it.
  func press(_ view: UIView, at point: CGPoint? = nil, seconds: TimeInterval = 1) {
    touch(at: place(point, in: view))
    pass(seconds)
    lift()
    settle()
  }

  /// Drags from a point of the screen to another, and lifts the finger at once, or after it has rested.
  func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.2, resting rest: TimeInterval = 0) {
    touch(at: start)
    move(to: end, seconds: seconds, steps: 10)
    if rest > 0 { pass(rest) }
    lift()
    settle()
  }

  /// Turns the device, and waits for what follows.
  func turnDevice(_ orientation: UIDeviceOrientation) throws {
    try work { try input.turn(to: orientation, in: window.windowScene) }
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
    pass(seconds)
    turn()
  }

  /// Lets everything that has begun come to its end: animations, and work on the main queue.
  func settle() {
    for _ in 0..<3 {
      turn()
      if !input.isInStep { work { clock.finish() } }
    }
    for window in LiveScreen().windows { window.layoutIfNeeded() }
  }

  private func pass(_ seconds: TimeInterval) {
    if !input.isInStep { work { clock.advance(by: seconds) } }
  }

  private func turn() { work { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) } }

  /// Does what calls the app.
  private func work(_ body: () throws -> Void) rethrows {
    workDepth += 1
    defer { workDepth -= 1 }
    try body()
  }

  /// Removes what the row has put on the screen.
  func close() {
    if input.mode != .direct { settle() }
    input.keepTree()
    for ending in endings { ending() }
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    window.endEditing(true)
    window.isHidden = true
    window.windowScene = nil
    settle()
  }
}
