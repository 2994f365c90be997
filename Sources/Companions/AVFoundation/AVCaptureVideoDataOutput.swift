// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation

/// Passes single pictures of a video on. There are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// The format of the pictures. Stored; has no effect, because there is no camera.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late pictures are left out. The default is `true`. Stored; has no effect, because there is no camera.
  open var alwaysDiscardsLateVideoFrames = true
  /// The object that gets the pictures.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Sets the delegate.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
  }

  /// Passes a picture on, for tests. The delegate is called immediately, on this thread.
  public func pass(_ sampleBuffer: CMSampleBuffer) {
    sampleBufferDelegate?.captureOutput(self, didOutput: sampleBuffer, from: AVCaptureConnection())
  }
}

/// The object that gets the pictures of a video.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called with a picture. Does nothing by default.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Called when a picture was left out. Does nothing by default.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  @_disfavoredOverload public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
