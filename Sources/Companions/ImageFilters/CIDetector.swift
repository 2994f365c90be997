// SPDX-License-Identifier: MIT

public import Foundation
import Tinamou

/// Finds things in images.
///
/// Differs from iOS: nothing is found.
open class CIDetector: NSObject {
  /// Creates a detector for a kind of things.
  ///
  /// - Parameters:
  ///   - context: Has no effect: nothing is found.
  ///   - options: Has no effect: nothing is found.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type) else {
      return nil
    }
  }
  /// Returns what is in an image. Always empty.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns what is in an image. Always empty.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A thing in an image.
///
/// Differs from iOS: there are none.
open class CIFeature: NSObject {
  /// The kind.
  public let type: String
  /// The place in the image.
  public let bounds: CGRect
  init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A code in an image.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code. Always `nil`: there are none.
  open var messageString: String? { nil }
}

/// A face in an image.
open class CIFaceFeature: CIFeature {
  /// Whether the left eye is known. Always `false`.
  open var hasLeftEyePosition: Bool { false }
  /// Whether the right eye is known. Always `false`.
  open var hasRightEyePosition: Bool { false }
  /// Whether the mouth is known. Always `false`.
  open var hasMouthPosition: Bool { false }
  /// Whether the face smiles. Always `false`.
  open var hasSmile: Bool { false }
}

/// The kind of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of how exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A detector that is fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// A detector that is exact.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of how an image is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
