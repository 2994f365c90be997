// SPDX-License-Identifier: MIT

/// The directions in which a popover's arrow may point. Raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates an option set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upward, from a popover below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downward, from a popover above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left, from a popover on the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right, from a popover on the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// The direction of a popover that is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
