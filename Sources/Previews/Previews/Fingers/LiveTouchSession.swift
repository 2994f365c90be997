// SPDX-License-Identifier: MIT

import Tinamou

/// The fingers on the screen of a running app: each stays with the window that it touched first.
@MainActor
final class LiveTouchSession {
  /// The windows that receive touches.
  var screen: LiveScreen
  /// The last places of the fingers on the screen, in points.
  private(set) var places: [Int: CGPoint] = [:]
  private var touches: [ObjectIdentifier: LiveTouches] = [:]
  private var windows: [Int: UIWindow] = [:]

  init(_ screen: LiveScreen) { self.screen = screen }

  /// Whether a finger is on the screen.
  var isTouching: Bool { !windows.isEmpty }

  /// Puts a finger on a point of the screen, moves it there, or lifts it there.
  ///
  /// - Returns: Whether a view has the finger.
  @discardableResult
  func touch(_ phase: LiveRequest.TouchPhase, _ finger: Int, _ point: CGPoint) -> Bool {
    if phase == .began { windows[finger] = screen.window(at: point) }
    guard let window = windows[finger] else { return false }
    let key = ObjectIdentifier(window)
    let touches = touches[key] ?? LiveTouches(on: window)
    let place = window.convert(point, from: nil)
    switch phase {
    case .began: touches.begin(finger, at: place)
    case .moved: touches.move(finger, to: place)
    case .ended: touches.end(finger)
    }
    places[finger] = phase == .ended ? nil : point
    if phase == .ended { windows[finger] = nil }
    self.touches[key] = touches.isTouching ? touches : nil
    return true
  }
}
