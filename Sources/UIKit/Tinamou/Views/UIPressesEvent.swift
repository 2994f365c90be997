// SPDX-License-Identifier: MIT

/// An event of presses of physical buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event. Returns an empty set by default.
  open var allPresses: Set<UIPress> { [] }
  /// The presses that a gesture recognizer receives. Returns an empty set by default.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
  open override var type: EventType { .presses }
}
