// SPDX-License-Identifier: MIT

import Tinamou

/// The description of a place on the screen of a running app.
public enum LiveTarget: Sendable, Codable, Hashable {
  /// The view that a word describes: its identifier, the property that holds it, its label or its text, its class, or its line in a
  /// report on the screen. `Pick[2]` is the second of several.
  case word(String)
  /// A point, in points in the coordinates of the screen.
  case point(x: Double, y: Double)
}

/// A direction on the screen.
public enum LiveDirection: String, Sendable, Codable, CaseIterable {
  case up, down, left, right
}

/// A point of the way of a finger, in points in the coordinates of the screen, with the time since the first finger touched, in seconds.
public struct StrokePoint: Sendable, Codable, Hashable {
  /// The point.
  public var x, y: Double
  /// The time.
  public var time: Double

  /// Creates a point.
  public init(x: Double, y: Double, time: Double) { (self.x, self.y, self.time) = (x, y, time) }
}

/// A key of a keyboard, with the modifier keys that are held.
public struct LiveKey: Sendable, Codable, Hashable {
  /// A modifier key.
  public enum Modifier: String, Sendable, Codable, CaseIterable {
    case command, shift, option, control
  }

  /// The character, or the name: `Backspace`, `Enter`, `Escape`, `Tab`, `Delete`, `Home`, `End`, `PageUp`, `PageDown`, `ArrowUp`,
  /// `ArrowDown`, `ArrowLeft`, `ArrowRight`.
  public var name: String
  /// The modifier keys.
  public var modifiers: Set<Modifier>

  /// Creates a key, without modifier keys by default.
  public init(_ name: String, _ modifiers: Set<Modifier> = []) { (self.name, self.modifiers) = (name, modifiers) }
}

/// An action of a person who uses a running app. A place that is `nil` is the middle of the screen.
public enum LiveAction: Sendable, Codable, Hashable {
  /// Taps in quick succession.
  case tap(LiveTarget, count: Int)
  /// A finger that rests, for some seconds.
  case press(LiveTarget, seconds: Double)
  /// A finger that rests for some seconds, then moves through places in some seconds, and is lifted at rest, or while it moves.
  case drag([LiveTarget], holding: Double, seconds: Double, rests: Bool)
  /// A finger that rests for some seconds, then moves by a distance in some seconds, and is lifted at rest, or while it moves.
  case dragBy(LiveTarget, dx: Double, dy: Double, holding: Double, seconds: Double, rests: Bool)
  /// Fingers that move as they were recorded, each from the first point of its way to the last.
  case fingers([[StrokePoint]])
  /// A finger that moves fast, from a place, or from an edge of the screen.
  case swipe(LiveDirection, on: LiveTarget?, edge: LiveDirection?)
  /// Two fingers whose distance changes by a factor.
  case pinch(LiveTarget?, factor: Double)
  /// Two fingers that turn around their middle, clockwise for positive degrees.
  case twist(LiveTarget?, degrees: Double)
  /// A text, typed into a view, which is tapped first, or into what is being edited.
  case type(String, into: LiveTarget?)
  /// A key.
  case key(LiveKey)
  /// The wheel of a pointer at a place turns by a distance; positive distances show what is below and behind.
  case wheel(LiveTarget, dx: Double, dy: Double)
  /// A finger drags a scroll view, or the largest one, by a distance of its content.
  case scroll(LiveTarget?, dx: Double, dy: Double)
  /// A finger drags the scroll views around a view until it is seen, or a scroll view, or the largest one, until the view is there.
  case scrollTo(String, in: LiveTarget?)
  /// Items of the open menu, an item of its submenu, and so on.
  case choose([String])
  /// The back button.
  case back
  /// Closes what is in front: a menu, a popover or a sheet.
  case dismiss
  /// Hides the keyboard.
  case hideKeyboard
  /// Gives the scene another size, in points; `nil` for that of the screen.
  case resize(width: Double, height: Double)
  /// Shakes the device.
  case shake
  /// Tells the app that memory is low.
  case memoryWarning
  /// Moves the app to the background.
  case background
  /// Moves the app to the foreground.
  case foreground
  /// Activates a view as assistive technology does.
  case activate(LiveTarget)
  /// Waits until a text is shown, or until it is not, for some seconds at most.
  case waitFor(String, isShown: Bool, seconds: Double)
}

extension HardwareKey {
  /// Creates the key of a request.
  init(_ key: LiveKey) {
    let modifiers = key.modifiers.reduce(into: UIKeyModifierFlags()) { flags, modifier in
      switch modifier {
      case .command: flags.insert(.command)
      case .shift: flags.insert(.shift)
      case .option: flags.insert(.alternate)
      case .control: flags.insert(.control)
      }
    }
    self.init(key.name, modifiers)
  }
}
