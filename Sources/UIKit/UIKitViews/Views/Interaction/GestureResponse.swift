// SPDX-License-Identifier: MIT

/// A target of a gesture recognizer and its method.
@MainActor
struct GestureResponse {
  let target: TargetReference
  /// The selector of the method; `nil` for a method that was given itself.
  let action: Selector?
  let call: @MainActor (UIGestureRecognizer) -> Void

  init(target: TargetReference, call: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.target = target
    self.action = nil
    self.call = call
  }

  init(target: TargetReference, action: Selector) {
    self.target = target
    self.action = action
    call = { recognizer in
      guard let object = target.target else { return }
      ActionMessage(action: action, sender: recognizer, event: nil).send(to: object, from: nil)
    }
  }
}

/// A recognizer that has to fail before another one is recognized. It is not retained.
struct RequiredFailure {
  weak var recognizer: UIGestureRecognizer?
}

/// The two fingers of a pinch or a rotation.
@MainActor
struct FingerPair {
  /// The way from the first finger to the second, in the window, in points.
  private let way: CGVector

  /// Creates the pair of the first two of some touches; `nil` if there are fewer.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
    way = CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// The distance between the fingers, in points; at least 1.
  var distance: CGFloat { max(hypot(way.dx, way.dy), 1) }
  /// The direction from the first finger to the second, clockwise from the right, in radians.
  var angle: CGFloat { atan2(way.dy, way.dx) }
}
