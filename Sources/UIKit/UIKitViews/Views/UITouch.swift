// SPDX-License-Identifier: MIT

/// A touch on the screen.
///
/// Differs from UIKit: touches are simulated, with ``ViewInspection`` or by tools; force, radius and angles are those of a finger
/// that rests flatly on a screen without sensors for them.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The state of a touch. Raw values are UIKit's.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The kind of thing that touches the screen. Raw values are UIKit's.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// The former name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The view in which the touch began. The touch retains it until it has ended.
  open internal(set) var view: UIView? {
    get { heldView ?? lastView }
    set { (heldView, lastView) = (newValue, newValue) }
  }
  private var heldView: UIView?
  private weak var lastView: UIView?

  /// Stops retaining the view, after the touch has ended.
  func releaseView() { heldView = nil }
  /// The location in the window, in points.
  var windowLocation = CGPoint.zero { didSet { previousWindowLocation = oldValue } }
  /// The location in the window before the last move, in points.
  var previousWindowLocation = CGPoint.zero

  /// The location in the window at which the touch began, in points.
  var startLocation = CGPoint.zero
  /// The time at which the touch began, in seconds, on the animation clock.
  var startTime: TimeInterval = 0

  /// Whether the touch has stopped content in motion, so that views do not get it.
  var onlyStopsMotion = false

  /// The number of the finger among those that touch the screen at the same time, from 0.
  var finger = 0

  public override init() { super.init() }

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The state of the touch.
  open internal(set) var phase = Phase.began
  /// The kind of thing that touches the screen. Always `.direct`.
  open var type: TouchType { .direct }
  /// The number of taps at the location in a short time. The default is 1.
  open internal(set) var tapCount = 1
  /// The time of the touch, in seconds, on the animation clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The radius of the touch, in points. Always 0.
  open var majorRadius: CGFloat { 0 }
  /// The inaccuracy of the radius, in points. Always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The force of the touch; 1 is an average touch. Always 0, as on a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// The greatest force that is measured. Always 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians. Always a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil in the coordinates of `view`, in radians. Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The gesture recognizers that receive the touch: those of the view and its ancestors.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    var found: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      found += view.gestureRecognizers ?? []
      current = view.superview
    }
    return found.isEmpty ? nil : found
  }

  /// The current location of the touch, in points, in the coordinates of `view`, or of the window when `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.fromRoot(windowLocation)
  }

  /// The location before the last move, in points, in the coordinates of `view`, or of the window when `view` is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return previousWindowLocation }
    return view.fromRoot(previousWindowLocation)
  }

  /// Returns the distance from a point in the window, in points.
  func distance(from point: CGPoint) -> CGFloat { hypot(windowLocation.x - point.x, windowLocation.y - point.y) }

  /// The precise location of the touch: ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The precise location before the last move: ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// The values that are estimated. Always empty.
  open var estimatedProperties: Properties { [] }
  /// The estimated values that will be known. Always empty.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number of an update of estimated values. Always `nil`.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// The direction of a pencil in the coordinates of `view`, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The angle of a pencil around its axis, in radians. Always 0.
  open var rollAngle: CGFloat { 0 }

  /// Values of a touch. Raw values are UIKit's.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The direction.
    public static let azimuth = Properties(rawValue: 2)
    /// The angle to the screen.
    public static let altitude = Properties(rawValue: 4)
    /// The location.
    public static let location = Properties(rawValue: 8)
    /// The angle around the axis.
    public static let roll = Properties(rawValue: 16)
  }
}
