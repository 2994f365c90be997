// SPDX-License-Identifier: MIT

/// On which sides of what it belongs to a popover may be. Raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt
  /// The set whose bits are `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Below, so that the arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Above, so that the arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the right, so that the arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the left, so that the arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// On whichever side there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
