// SPDX-License-Identifier: MIT

/// The appearance of the focused item. Stored; has no effect: no item is focused.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the standard effect.
  public override init() { super.init() }
}

/// A halo around the focused item. Stored; has no effect: no item is focused.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The shape of the line.
  private let path: UIBezierPath?
  /// Creates a line around the bounds of the view.
  public override init() {
    path = nil
    super.init()
  }
  /// Creates a line along a shape.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }
  /// Creates a line around a rectangle, in points.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
  /// Creates a line around a rectangle with round corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// The view in front of which the line is. The default is `nil`. Stored; has no effect.
  open weak var referenceView: UIView?
  /// The view that contains the line. The default is `nil`. Stored; has no effect.
  open weak var containerView: UIView?
  /// The position of the line. The default is `.automatic`. Stored; has no effect.
  open var position = Position.automatic
  /// The position of a line. Raw values are UIKit's.
  public enum Position: Int, Sendable { case automatic, outside, inside }
}

/// The priority with which an item of a group is focused. Stored; has no effect. Raw values are UIKit's.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a priority from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority from its raw value.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// The object is like all others.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The object had the focus before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The object is preferred.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The object has the focus now.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// The object that moves the focus. Has no effect: no item is focused.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  override init() { super.init() }
  /// The item that has the focus. Always `nil`.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// The system of an environment. Always `nil`.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Requests an update of the focus. Has no effect.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Updates the focus. Has no effect.
  open func updateFocusIfNeeded() {}
  /// Posted when the focus has moved. Never posted here.
  public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when the focus could not move. Never posted here.
  public static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
}

/// An object that can be focused. Has no effect: no item is focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can have the focus.
  var canBecomeFocused: Bool { get }
  /// The frame, in the coordinates of its container, in points.
  var frame: CGRect { get }
}

extension UIFocusItem {
  /// Whether the object has the focus. Always `false`.
  public var isFocused: Bool { false }
}

extension UIView: UIFocusItem {}

/// An object whose items can be focused.
///
/// Source: Apple, `UIFocusItemContainer`.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in a rectangle of the container's coordinates, in points.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// An object whose items can be focused, and that scrolls to the one that is.
///
/// Source: Apple, `UIFocusItemScrollableContainer`.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point at the top left of the visible part, in points.
  var contentOffset: CGPoint { get set }
  /// The size of the contents, in points.
  var contentSize: CGSize { get }
  /// The size of the visible part, in points.
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItemContainer {
  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the subviews that intersect a rectangle of the view's coordinates and are not hidden, from back to front.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !$0.isHidden && $0.frame.intersects(rect) }
  }
}

extension UIFocusEnvironment {
  /// The container of the environment's items: of a view the view itself; otherwise `nil`.
  ///
  /// Differs from UIKit: `nil` for view controllers, too.
  public var focusItemContainer: (any UIFocusItemContainer)? { self as? UIView }
}

/// The direction in which the focus moves. Stored; has no effect. Raw values are UIKit's.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next object.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous object.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// To the first object.
  public static let first = UIFocusHeading(rawValue: 64)
  /// To the last object.
  public static let last = UIFocusHeading(rawValue: 128)
}
