// SPDX-License-Identifier: MIT

import Foundation

/// Writes what a camera records to a file.
///
/// Differs from iOS: there is no camera, so that a recording fails at its start.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// The file that is written. Always `nil`.
  open var outputFileURL: URL? { nil }
  /// Whether a file is written. Always `false`.
  open var isRecording: Bool { false }
  /// The time of what was recorded. Always zero.
  open var recordedDuration: CMTime { .zero }
  /// The number of bytes that were written. Always 0.
  open var recordedFileSize: Int64 { 0 }
  /// The greatest time of a recording. The default is invalid, for any time. Stored; has no effect, because nothing is recorded.
  open var maxRecordedDuration = CMTime.invalid

  /// Begins a recording, which ends at once: the delegate gets an error.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
  }

  /// Ends a recording. Has no effect, because nothing is recorded.
  open func stopRecording() {}
}

/// Writes a video to a file. Differs from iOS: nothing is written.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}

/// Methods that tell of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Called when a recording has begun. Has no effect: never called, because there is no camera.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Called when a recording has ended, or could not begin.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Called when a recording has begun.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}
