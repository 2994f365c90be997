// SPDX-License-Identifier: MIT

/// Takes pictures from a video. Differs from iOS: videos are not decoded, so there are no pictures.
open class AVAssetImageGenerator: NSObject {
  /// The result of taking a picture. Raw values are AVFoundation's.
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }

  /// The video.
  public let asset: AVAsset
  /// Whether the pictures are turned as the video. The default is `false`. Stored; has no effect.
  open var appliesPreferredTrackTransform = false
  /// The size that pictures may have; zero, the default, for the size of the video. Stored; has no effect.
  open var maximumSize = CGSize.zero
  /// The greatest time by which a picture may be earlier. The default is positive infinity. Stored; has no effect.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The greatest time by which a picture may be later. The default is positive infinity. Stored; has no effect.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator for a video.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Throws, because videos are not decoded.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.fileFormatNotRecognized)
  }

  /// Calls the handler with an error for each time, because videos are not decoded.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for _ in requestedTimes { handler(.invalid, nil, .invalid, .failed, AVError(.fileFormatNotRecognized)) }
  }

  /// Cancels what was asked for. There is nothing to cancel. Has no effect.
  open func cancelAllCGImageGeneration() {}
}
