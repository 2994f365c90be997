// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// The rate at which scrolling slows down after the finger has left the screen: the fraction of the speed that is left
  /// after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from a fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate of most scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The way in which dragging hides the keyboard. Raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The color of the scroll indicators. Raw values are UIKit's.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// The mode in which the index of a table is shown. Raw values are UIKit's.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }
}
