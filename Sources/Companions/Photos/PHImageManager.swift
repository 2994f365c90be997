// SPDX-License-Identifier: MIT

import Foundation
@_exported import Tinamou

/// The way to fill the size of a picture. Raw values are Apple's.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1
  /// The default: `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The details of a request for a picture. Stored; has no effect.
open class PHImageRequestOptions: NSObject {
  /// Whether a poor picture comes first. Raw values are Apple's.
  public enum DeliveryMode: Int, Sendable {
    case opportunistic = 0
    case highQualityFormat = 1
    case fastFormat = 2
  }
  /// Whether the picture has exactly the size. Raw values are Apple's.
  public enum ResizeMode: Int, Sendable {
    case none = 0
    case fast = 1
    case exact = 2
  }
  /// Whether the request waits for the picture. The default is `false`.
  open var isSynchronous = false
  /// Whether a poor picture comes first. The default is `opportunistic`.
  open var deliveryMode = DeliveryMode.opportunistic
  /// Whether the picture has exactly the size. The default is `fast`.
  open var resizeMode = ResizeMode.fast
  /// Whether pictures are loaded from iCloud. The default is `false`.
  open var isNetworkAccessAllowed = false
  /// Called with the progress of loading. Differs from UIKit: never called.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// The identifier of a request.
public typealias PHImageRequestID = Int32
/// An identifier that no request has.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the original picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Loads pictures of assets. Differs from iOS: the library is empty, so handlers get no picture.
open class PHImageManager: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let shared = PHImageManager()
  /// Returns the manager of the app.
  open class func `default`() -> PHImageManager { shared }

  /// Calls the handler without a picture.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }

  /// Calls the handler without data.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }

  /// Cancels a request. There is nothing to cancel. Has no effect.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Loads pictures of assets ahead. Has no effect: nothing is loaded.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // Unchecked: the class has no state.
  public override init() { super.init() }
  /// Loads pictures ahead. Has no effect.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Ends loading pictures ahead. Has no effect.
  open func stopCachingImagesForAllAssets() {}
}
