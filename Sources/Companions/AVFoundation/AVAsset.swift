// SPDX-License-Identifier: MIT

@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Tinamou

/// Media in a file or on a server. Differs from iOS: nothing is loaded.
open class AVAsset: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.

  /// The URL of the media; `nil` for an asset without one.
  let location: URL?

  init(location: URL?) {
    self.location = location
    super.init()
  }
  /// Creates an asset with a URL.
  public convenience init(url URL: URL) { self.init(location: URL) }

  /// The duration. Always zero, because nothing is loaded.
  open var duration: CMTime { .zero }
  /// The tracks. There are none, because nothing is loaded.
  open var tracks: [AVAssetTrack] { [] }
  /// Returns the tracks of a kind. There are none.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Whether the media can be played. Always `false`.
  open var isPlayable: Bool { false }

  /// Loads the values of properties, and calls the handler. Differs from iOS: nothing is loaded, and the handler is called at once.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    handler?()
  }
  /// Returns the state of a property. Always `unknown`, because nothing is loaded.
  open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .unknown }
  /// Ends loading. Has no effect.
  open func cancelLoading() {}
}

/// The state of a property that is loaded. Raw values are Apple's.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// Media at a URL. Differs from iOS: nothing is loaded.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // Unchecked: the class has only constants.

  /// The URL of the media.
  public let url: URL
  /// Creates an asset with a URL. Differs from iOS: the options are ignored.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(location: URL)
  }
}

/// A track of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.

  /// The kind of media.
  public let mediaType: AVMediaType
  init(_ mediaType: AVMediaType) {
    self.mediaType = mediaType
    super.init()
  }
  /// The size of a picture. Always zero.
  open var naturalSize: CGSize { .zero }
  /// The transform of the pictures. Always the identity.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The number of pictures in a second. Always 0.
  open var nominalFrameRate: Float { 0 }
}
