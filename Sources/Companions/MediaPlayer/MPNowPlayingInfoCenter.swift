// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// Whether the app plays. Raw values are Apple's.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  case interrupted = 4
}

/// The description of the medium that the app plays, as the system shows it. Stored; has no effect, because there is no lock screen.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  private static let center = MPNowPlayingInfoCenter()
  /// Returns the center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// The title, the picture and the like, by keys such as `MPMediaItemPropertyTitle`. The default is `nil`.
  open var nowPlayingInfo: [String: Any]?
  /// Whether the app plays. The default is `unknown`.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// A picture of a medium.
open class MPMediaItemArtwork: NSObject {
  private let handler: (CGSize) -> UIImage
  /// The size of the picture, in points.
  public let bounds: CGRect
  /// Creates a picture that a closure provides in any size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  /// Creates a picture.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  /// Returns the picture in a size.
  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the length, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the identifier.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the number in the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of the number of titles of the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the position, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the index in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the number of media in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of whether the medium is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the kind of medium.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the address of the medium.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
