// SPDX-License-Identifier: MIT

public import Foundation

/// The user's permission to use data about motion. Raw values are Apple's.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A closure that receives steps, or an error.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts the user's steps. Differs from iOS: there is no sensor, as in Xcode's simulator. Queries fail.
open class CMPedometer: NSObject {
  /// Creates a pedometer.
  public override init() { super.init() }
  /// Returns the permission. Always `denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Returns whether steps can be counted. Always `false`.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether distances can be measured. Always `false`.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether floors can be counted. Always `false`.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether speeds can be measured. Always `false`.
  open class func isPaceAvailable() -> Bool { false }
  /// Asks for the steps in a time. The handler is called on another thread with an error.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { handler(nil, CMUnavailable.error) }
  }
  /// Starts to count steps. Has no effect, because there is no sensor.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  /// Ends counting. Has no effect, because there is no sensor.
  open func stopUpdates() {}
}

/// The steps in a time. Differs from iOS: there are none.
open class CMPedometerData: NSObject {
  override init() { super.init() }
  /// The start. Always in the far past.
  open var startDate: Date { .distantPast }
  /// The end. Always in the far past.
  open var endDate: Date { .distantPast }
  /// The number of steps. Always 0.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance, in meters. Always `nil`.
  open var distance: NSNumber? { nil }
  /// The floors up. Always `nil`.
  open var floorsAscended: NSNumber? { nil }
  /// The floors down. Always `nil`.
  open var floorsDescended: NSNumber? { nil }
}

/// Tells what the user does. Differs from iOS: there is no sensor, as in Xcode's simulator. Queries fail.
open class CMMotionActivityManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }
  /// Returns the permission. Always `denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Returns whether activities are known. Always `false`.
  open class func isActivityAvailable() -> Bool { false }
  /// Starts to tell activities. Has no effect, because there is no sensor.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
  }
  /// Ends telling activities. Has no effect, because there is no sensor.
  open func stopActivityUpdates() {}
  /// Asks for the activities in a time. The handler is called on the queue with an error.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
  ) { queue.addOperation { handler(nil, CMUnavailable.error) } }
}

/// The activity of the user. Differs from iOS: it is never known.
open class CMMotionActivity: CMLogItem {
  /// Whether the user stands. Always `false`.
  open var stationary: Bool { false }
  /// Whether the user walks. Always `false`.
  open var walking: Bool { false }
  /// Whether the user runs. Always `false`.
  open var running: Bool { false }
  /// Whether the user is in a car. Always `false`.
  open var automotive: Bool { false }
  /// Whether the user is on a bicycle. Always `false`.
  open var cycling: Bool { false }
  /// Whether it is not known what the user does. Always `true`.
  open var unknown: Bool { true }
}

/// Measures changes of the altitude. Differs from iOS: there is no sensor, as in Xcode's simulator.
open class CMAltimeter: NSObject {
  /// Creates an altimeter.
  public override init() { super.init() }
  /// Returns whether altitudes can be measured. Always `false`.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Starts to measure. Has no effect, because there is no sensor.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Ends measuring. Has no effect, because there is no sensor.
  open func stopRelativeAltitudeUpdates() {}
}

/// An altitude. Differs from iOS: there are none.
open class CMAltitudeData: CMLogItem {
  /// The change since measuring started, in meters. Always 0.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure, in kilopascals. Always 0.
  open var pressure: NSNumber { 0 }
}

/// The error of a device without a sensor.
enum CMUnavailable {
  static var error: NSError { NSError(domain: CMErrorDomain, code: 109) }
}

/// The domain of errors of sensors.
public let CMErrorDomain = "CMErrorDomain"
