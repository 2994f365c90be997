// SPDX-License-Identifier: MIT

extension UIControl {
  /// What a control is at the moment. Raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// The set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// Is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Is in focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an app's own use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that the framework keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happened to a control. Raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// The set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down again and again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A slider, switch or the like has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done: a tap on a button, a new value of a switch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing has ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything that happens in editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for an app's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that the framework keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event there is.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content lies from top to bottom. Raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Where content lies from side to side. Raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}
