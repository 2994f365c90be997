// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

/// A photo that moves. Differs from iOS: there are none, so requests give no photo.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  override init() { super.init() }
  /// The size, in pixels. Always zero.
  open var size: CGSize { .zero }

  /// Makes a photo from files. The handler is called at once, with an error among the information.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: CocoaError(.featureUnsupported)])
    return PHLivePhotoRequestIDInvalid
  }
  /// Ends a request. Has no effect, because none lasts.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// The identifier of a request for a photo.
public typealias PHLivePhotoRequestID = Int32
/// An identifier that no request has.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of the error of a request.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether a request was canceled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// The key of whether a better photo follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
