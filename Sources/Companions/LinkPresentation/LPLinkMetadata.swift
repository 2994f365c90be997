// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// A description of an address.
open class LPLinkMetadata: NSObject, NSCopying {
  /// The address that was asked for. The default is `nil`.
  open var originalURL: URL?
  /// The address that answered. The default is `nil`.
  open var url: URL?
  /// The title. The default is `nil`.
  open var title: String?
  /// The icon. The default is `nil`. Stored; has no effect.
  open var iconProvider: NSItemProvider?
  /// The picture. The default is `nil`. Stored; has no effect.
  open var imageProvider: NSItemProvider?
  /// The video. The default is `nil`. Stored; has no effect.
  open var videoProvider: NSItemProvider?
  /// The address of a video. The default is `nil`. Stored; has no effect.
  open var remoteVideoURL: URL?

  /// Creates an object about which nothing is known.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}

/// Asks addresses what they are about.
///
/// Differs from iOS: nothing is loaded. Requests fail with `metadataFetchFailed`.
open class LPMetadataProvider: NSObject {
  /// Whether files that a page names are loaded, too. The default is `true`. Stored; has no effect, because nothing is loaded.
  open var shouldFetchSubresources = true
  /// The longest time of a request, in seconds. The default is 30. Stored; has no effect, because nothing is loaded.
  open var timeout: TimeInterval = 30

  /// Creates a provider.
  public override init() { super.init() }
  /// Asks an address. The handler is called on another thread with an error.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) } }
  /// Asks an address. Always throws an error.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
  /// Ends the request. Has no effect, because none lasts.
  open func cancel() {}
}
