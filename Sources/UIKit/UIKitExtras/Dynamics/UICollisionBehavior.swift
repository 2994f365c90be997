// SPDX-License-Identifier: MIT

/// Items that bounce off each other and off boundaries. Stored; has no effect.
///
/// Source: Apple, `UICollisionBehavior`.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The things that items collide with. Raw values are UIKit's.
  public struct Mode: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
  /// The things that items collide with. The default is everything. Stored; has no effect.
  open var collisionMode: Mode = .everything
  /// Whether the bounds of the animator's view are a boundary. The default is `false`. Stored; has no effect.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Makes the inset bounds of the animator's view a boundary. Has no effect.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  private var boundaries: [String: UIBezierPath] = [:]
  /// Adds a boundary. Stored; has no effect.
  open func addBoundary(withIdentifier identifier: NSCopying, for bezierPath: UIBezierPath) {
    boundaries["\(identifier)"] = bezierPath
  }
  /// Adds a straight boundary. Stored; has no effect.
  open func addBoundary(withIdentifier identifier: NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries["\(identifier)"] = path
  }
  /// Returns a boundary.
  open func boundary(withIdentifier identifier: NSCopying) -> UIBezierPath? { boundaries["\(identifier)"] }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: NSCopying) { boundaries["\(identifier)"] = nil }
  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [:] }
  /// The delegate. The default is `nil`. Stored; has no effect.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
}

/// The methods that respond to collisions. There are none, so no method is called.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}
