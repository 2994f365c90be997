// SPDX-License-Identifier: MIT

import Dispatch

/// A destination that a session records to.
open class AVCaptureOutput: NSObject {
  public override init() { super.init() }

  /// The connections to inputs. There are none.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection for media of a kind. Always `nil`.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection of an input and an output.
open class AVCaptureConnection: NSObject {
  /// Whether the connection is used. The default is `true`. Stored; has no effect, because there is no camera.
  open var isEnabled = true
  /// Whether the picture is mirrored. The default is `false`. Stored; has no effect, because there is no camera.
  open var isVideoMirrored = false
  /// The orientation of the picture. Stored; has no effect, because there is no camera.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether the orientation can be set. Always `false`.
  open var isVideoOrientationSupported: Bool { false }
  /// Whether the picture can be mirrored. Always `false`.
  open var isVideoMirroringSupported: Bool { false }
}

/// The orientation of a picture. Raw values are AVFoundation's.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

/// Finds codes and faces.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The object that is told what was found.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The kinds to find. The default is none. Stored; has no effect, because there is no camera.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be found: the kinds of codes.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { AVMetadataObject.ObjectType.codes }
  /// The area of the picture in which codes are found. The default is the whole picture.
  /// Stored; has no effect, because there is no camera.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Sets the delegate.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  /// Tells the delegate that codes were found, for tests. The delegate is called immediately, on this thread.
  public func find(_ objects: [AVMetadataObject]) {
    metadataObjectsDelegate?.metadataOutput(self, didOutput: objects, from: AVCaptureConnection())
  }
}

/// The object that is told which codes were found.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called when codes were found. Does nothing by default.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
