// SPDX-License-Identifier: MIT

/// A force field that acts on items. Stored; has no effect: items do not move.
///
/// Source: Apple, `UIFieldBehavior`.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
  /// The middle of the field, in points. The default is zero. Stored; has no effect.
  open var position = CGPoint.zero
  /// The area of the field. The default is infinite. Stored; has no effect.
  open var region = UIRegion.infinite
  /// The strength. The default is 0. Stored; has no effect.
  open var strength: CGFloat = 0
  /// The decrease of the strength with the distance. The default is 0. Stored; has no effect.
  open var falloff: CGFloat = 0
  /// The least distance that counts, in points. The default is 0. Stored; has no effect.
  open var minimumRadius: CGFloat = 0
  /// The direction. The default is zero. Stored; has no effect.
  open var direction = CGVector(dx: 0, dy: 0)
  /// The smoothness of noise, from 0 to 1. The default is 0. Stored; has no effect.
  open var smoothness: CGFloat = 0
  /// The speed of changes. The default is 0. Stored; has no effect.
  open var animationSpeed: CGFloat = 0
  /// A field that slows items.
  open class func dragField() -> UIFieldBehavior { field() }
  /// A field that turns items around its middle.
  open class func vortexField() -> UIFieldBehavior { field() }
  /// A field that pulls items toward a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let made = field()
    made.position = position
    return made
  }
  /// A field that pulls items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let made = field()
    made.direction = direction
    return made
  }
  /// A field that moves items in a direction.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior { linearGravityField(direction: direction) }
  /// A field of random forces.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noise(smoothness, speed)
  }
  /// A field of random forces on moving items.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noise(smoothness, speed)
  }
  /// A field that pulls items toward its middle like a spring.
  open class func springField() -> UIFieldBehavior { field() }
  /// A field of electric force.
  open class func electricField() -> UIFieldBehavior { field() }
  /// A field of magnetic force.
  open class func magneticField() -> UIFieldBehavior { field() }

  private class func field() -> UIFieldBehavior { UIFieldBehavior(()) }
  private class func noise(_ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
    let made = field()
    (made.smoothness, made.animationSpeed) = (smoothness, speed)
    return made
  }
  private init(_: Void) { super.init() }
}

/// An area of a field.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let test: (CGPoint) -> Bool
  /// Everything.
  open class var infinite: UIRegion { UIRegion(test: { _ in true }) }
  /// Creates a circle around zero, with a radius in points.
  public init(radius: CGFloat) {
    test = { hypot($0.x, $0.y) <= radius }
    super.init()
  }
  /// Creates a rectangle around zero, in points.
  public init(size: CGSize) {
    test = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    super.init()
  }
  /// Whether the area contains a point.
  open func contains(_ point: CGPoint) -> Bool { test(point) }
  /// The area outside of this one.
  open func inverse() -> UIRegion { UIRegion(test: { [test] in !test($0) }) }
  /// The area of both.
  open func union(_ region: UIRegion) -> UIRegion { UIRegion(test: { [test] in test($0) || region.test($0) }) }
  /// The area without another one.
  open func difference(_ region: UIRegion) -> UIRegion { UIRegion(test: { [test] in test($0) && !region.test($0) }) }
  /// The common area.
  open func intersection(_ region: UIRegion) -> UIRegion { UIRegion(test: { [test] in test($0) && region.test($0) }) }
  private init(test: @escaping (CGPoint) -> Bool) {
    self.test = test
    super.init()
  }
}
