// SPDX-License-Identifier: MIT

/// A user interaction, such as a set of touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event. Raw values are UIKit's.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The subtype of an event, among those of its kind. Raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointing device. Raw values are UIKit's.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the buttons.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button of a number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }

  /// All touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  public override init() { super.init() }

  /// The kind of the event. Returns `.touches` by default.
  open var type: EventType { .touches }
  /// The subtype of the event. Returns `.none` by default.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds: that of its latest touch.
  open var timestamp: TimeInterval { allTouches?.map(\.timestamp).max() ?? 0 }
  /// The modifier keys that are pressed. Always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointing device that are pressed. Always empty.
  open var buttonMask: ButtonMask { [] }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// The touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// The moves of a touch since the last event: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }
  /// The moves of a touch that are expected. Always empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(matches)
    return found.isEmpty ? nil : found
  }
}
