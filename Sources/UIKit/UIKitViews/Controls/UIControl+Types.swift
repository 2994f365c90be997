// SPDX-License-Identifier: MIT

extension UIControl {
  /// The state of a control. Raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// The control is being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is focused.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits reserved for the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The kind of an event sent by a control. Raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch down inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch down inside the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch that moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch that moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch that moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch that moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch that ends inside the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch that ends outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch canceled by the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A change of the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control: a tap on a button, or a new value of a switch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The start of editing in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A change of the text in a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The end of editing in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The end of editing by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits reserved for the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The vertical alignment of content. Raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// The horizontal alignment of content. Raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}

/// The kinds of bars in which an image is shown. Raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// Bars of a phone in landscape orientation.
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
