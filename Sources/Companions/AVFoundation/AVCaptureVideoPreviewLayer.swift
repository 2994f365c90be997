// SPDX-License-Identifier: MIT

/// A layer that shows what a session records.
///
/// Differs from iOS: the layer is empty.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Creates a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Creates a layer for a session, without a connection.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

  /// The session. The default is `nil`. Stored; has no effect, because there is no camera.
  open var session: AVCaptureSession?
  /// The scaling of the video. The default is `resizeAspect`. Stored; has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection. Always `nil`.
  open var connection: AVCaptureConnection? { nil }

  /// Returns a rectangle of the layer as fractions of the picture, which fills the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width,
      height: rect.height / bounds.height)
  }

  /// Returns a rectangle given as fractions of the picture, which fills the layer, in the layer's coordinates.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }

  /// Returns an object with its area in the layer's coordinates; `nil` for a kind that has no area.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    let area = layerRectConverted(fromMetadataOutputRect: metadataObject.bounds)
    if let code = metadataObject as? AVMetadataMachineReadableCodeObject {
      return AVMetadataMachineReadableCodeObject(type: code.type, stringValue: code.stringValue, bounds: area)
    }
    return AVMetadataObject(type: metadataObject.type, bounds: area)
  }
}
