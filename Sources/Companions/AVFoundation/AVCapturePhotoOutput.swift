// SPDX-License-Identifier: MIT

import Dispatch

/// Takes pictures. Differs from iOS: there is no camera; a request is stored, and answered by a test.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// The request without an answer; `nil` if there is none.
  public private(set) var pendingSettings: AVCapturePhotoSettings?
  private weak var pendingDelegate: (any AVCapturePhotoCaptureDelegate)?

  /// Asks for a picture.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    pendingSettings = settings
    pendingDelegate = delegate
  }

  /// Answers the request, for tests.
  public func answer(with data: Data?, error: (any Error)? = nil) {
    guard pendingSettings != nil else { return }
    pendingSettings = nil
    pendingDelegate?.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(data), error: error)
  }

  /// Whether pictures of full size are possible. The default is `false`. Stored; has no effect.
  open var isHighResolutionCaptureEnabled = false
}

/// A request for a picture.
open class AVCapturePhotoSettings: NSObject {
  /// The format of the picture; `nil` for JPEG.
  public let format: [String: Any]?
  /// Whether a flash is used. The default is `off`. Stored; has no effect, because there is no camera.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the picture has full size. The default is `false`. Stored; has no effect, because there is no camera.
  open var isHighResolutionPhotoEnabled = false

  /// Creates a request for a JPEG.
  public override init() {
    format = nil
    super.init()
  }
  /// Creates a request for a format.
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
}

/// A picture that was taken.
open class AVCapturePhoto: NSObject {
  private let data: Data?
  init(_ data: Data?) {
    self.data = data
    super.init()
  }
  /// Returns the bytes of the picture's file.
  open func fileDataRepresentation() -> Data? { data }
}

/// The object that receives pictures.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called with a picture. Does nothing by default.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}
