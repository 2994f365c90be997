// SPDX-License-Identifier: MIT

public import Foundation

/// A closure that receives accelerations, or an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A closure that receives rates of rotation, or an error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A closure that receives the motion of the device, or an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of the device. Differs from iOS: there are none, as in Xcode's simulator, and no handler is called.
open class CMMotionManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// The time between accelerations, in seconds. The default is 0.01. Stored; has no effect, because there is no sensor.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time between rates of rotation, in seconds. The default is 0.01. Stored; has no effect, because there is no sensor.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The time between magnetic fields, in seconds. The default is 0.01. Stored; has no effect, because there is no sensor.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The time between motions, in seconds. The default is 0.01. Stored; has no effect, because there is no sensor.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the user is asked to move the device. The default is `false`. Stored; has no effect, because there is no sensor.
  open var showsDeviceMovementDisplay = false

  /// Whether accelerations can be measured. Always `false`.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether accelerations are measured. Always `false`.
  open var isAccelerometerActive: Bool { false }
  /// The last acceleration. Always `nil`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Whether rotations can be measured. Always `false`.
  open var isGyroAvailable: Bool { false }
  /// Whether rotations are measured. Always `false`.
  open var isGyroActive: Bool { false }
  /// The last rotation. Always `nil`.
  open var gyroData: CMGyroData? { nil }
  /// Whether magnetic fields can be measured. Always `false`.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the motion of the device can be measured. Always `false`.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether the motion of the device is measured. Always `false`.
  open var isDeviceMotionActive: Bool { false }
  /// The last motion. Always `nil`.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Starts to measure accelerations. Has no effect, because there is no sensor.
  open func startAccelerometerUpdates() {}
  /// Starts to measure accelerations. Has no effect, because there is no sensor.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  /// Ends measuring accelerations. Has no effect, because there is no sensor.
  open func stopAccelerometerUpdates() {}
  /// Starts to measure rotations. Has no effect, because there is no sensor.
  open func startGyroUpdates() {}
  /// Starts to measure rotations. Has no effect, because there is no sensor.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Ends measuring rotations. Has no effect, because there is no sensor.
  open func stopGyroUpdates() {}
  /// Starts to measure motions. Has no effect, because there is no sensor.
  open func startDeviceMotionUpdates() {}
  /// Starts to measure motions. Has no effect, because there is no sensor.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  /// Starts to measure motions. Has no effect, because there is no sensor.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Ends measuring motions. Has no effect, because there is no sensor.
  open func stopDeviceMotionUpdates() {}
}
