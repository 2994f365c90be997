// SPDX-License-Identifier: MIT

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
