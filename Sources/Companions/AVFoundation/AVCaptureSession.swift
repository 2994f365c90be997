// SPDX-License-Identifier: MIT

/// Brings what cameras and microphones record to outputs.
///
/// Differs from iOS: there are no devices, so nothing is recorded. The inputs, the outputs and whether the session runs
/// are stored.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  // Unchecked: as on iOS, the app uses a session from one queue at a time.

  /// The quality of what is recorded. Raw values are AVFoundation's.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in AVFoundation.
    public let rawValue: String
    /// Creates a quality from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pictures of full size.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1,280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1,920 by 1,080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3,840 by 2,160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The quality that the input has.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  public override init() { super.init() }

  /// The quality. The default is `high`. Stored; has no effect, because there is no camera.
  open var sessionPreset = Preset.high
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the session runs.
  open private(set) var isRunning = false
  /// Whether another app uses the devices. Always `false`.
  open var isInterrupted: Bool { false }

  /// Whether a quality can be set. Always `true`.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether an input can be added: whether the session does not have it.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added: whether the session does not have it.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins several changes. Has no effect.
  open func beginConfiguration() {}
  /// Ends several changes. Has no effect.
  open func commitConfiguration() {}
  /// Starts the session.
  open func startRunning() { isRunning = true }
  /// Stops the session.
  open func stopRunning() { isRunning = false }
}
