// SPDX-License-Identifier: MIT

/// Records sounds to a file. Differs from iOS: nothing is recorded or written.
open class AVAudioRecorder: NSObject {
  /// The file.
  public let url: URL
  /// The format.
  public let settings: [String: Any]
  /// The delegate. The default is `nil`.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether the recorder records.
  open private(set) var isRecording = false
  /// Whether the loudness is measured. The default is `false`. Stored; has no effect, because nothing is recorded.
  open var isMeteringEnabled = false
  /// The duration of the recording, in seconds. Always 0.
  open var currentTime: TimeInterval { 0 }

  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  /// Prepares to record. Always succeeds.
  @discardableResult
  open func prepareToRecord() -> Bool { true }
  /// Starts recording. Always succeeds.
  @discardableResult
  open func record() -> Bool {
    isRecording = true
    return true
  }
  /// Starts recording. Differs from iOS: the duration is ignored.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Pauses.
  open func pause() { isRecording = false }
  /// Stops, and tells the delegate.
  open func stop() {
    guard isRecording else { return }
    isRecording = false
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  /// Deletes the recording. There is none.
  @discardableResult
  open func deleteRecording() -> Bool { !isRecording }
  /// Measures the loudness. Has no effect.
  open func updateMeters() {}
  /// Returns the mean loudness of a channel, in decibels. Always -160, silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the greatest loudness of a channel, in decibels. Always -160, silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The object that is told when a recorder ends.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called when the recorder stops. Does nothing by default.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called when writing fails. Does nothing by default. Differs from UIKit: never called.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The setting for the format of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// The setting for the number of samples in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The setting for the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The setting for the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The setting for the number of bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// The quality of a recording. Raw values are AVFoundation's.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
