// SPDX-License-Identifier: MIT

/// The user's permission to use devices or data. Raw values are AVFoundation's.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A camera or microphone. Differs from iOS: there are no devices.
open class AVCaptureDevice: NSObject {
  /// The side of the device that a camera is on. Raw values are AVFoundation's.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }
  /// Whether the light is on. Raw values are AVFoundation's.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }
  /// Whether a picture is taken with a flash. Raw values are AVFoundation's.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }
  /// The way to focus. Raw values are AVFoundation's.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }
  /// The way to set the exposure. Raw values are AVFoundation's.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }
  /// The kind of a device. Raw values are AVFoundation's.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in AVFoundation.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera with a wide angle.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with a very wide angle.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera with a long lens.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras with wide angles.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that measures distances.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// Looks for devices. There are none.
  open class DiscoverySession: NSObject {
    /// Looks for devices of some kinds.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// The devices. There are none.
    open var devices: [AVCaptureDevice] { [] }
  }

  /// The identifier.
  public let uniqueID: String
  /// The side that the device is on.
  public let position: Position
  /// Whether the light is on. Stored; has no effect, because there is no camera.
  open var torchMode = TorchMode.off
  /// The way to focus. Stored; has no effect, because there is no camera.
  open var focusMode = FocusMode.continuousAutoFocus
  /// The way to set the exposure. Stored; has no effect, because there is no camera.
  open var exposureMode = ExposureMode.continuousAutoExposure
  /// The point to focus on. Stored; has no effect, because there is no camera.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The point to set the exposure for. Stored; has no effect, because there is no camera.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The enlargement. Stored; has no effect, because there is no camera.
  open var videoZoomFactor: CGFloat = 1

  init(uniqueID: String, position: Position) {
    self.uniqueID = uniqueID
    self.position = position
    super.init()
  }

  /// The name.
  open var localizedName: String { uniqueID }
  /// Whether the device has a light. Always `false`.
  open var hasTorch: Bool { false }
  /// Whether the device has a flash. Always `false`.
  open var hasFlash: Bool { false }
  /// Whether the light can be used. Always `false`.
  open var isTorchAvailable: Bool { false }
  /// Whether a light is supported. Always `false`.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Whether a way to focus is supported. Always `false`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether a way to set the exposure is supported. Always `false`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether a point can be focused on. Always `false`.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether the exposure can be set for a point. Always `false`.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Whether the device supports a quality. Always `false`.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Begins to change the device. Has no effect.
  open func lockForConfiguration() throws {}
  /// Ends changing the device. Has no effect.
  open func unlockForConfiguration() {}

  /// Returns the permission to use devices of a kind. Always `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Requests permission to use devices of a kind. The handler is called immediately with `false`.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Returns the default device. Always `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns the default device of a kind. Always `nil`.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns the devices of a kind. There are none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Returns all devices. There are none.
  open class func devices() -> [AVCaptureDevice] { [] }
}

/// A source that a session records from.
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}

/// A device that a session records from.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates an input for a device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
