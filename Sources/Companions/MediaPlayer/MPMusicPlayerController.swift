// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// Whether a player plays. Raw values are Apple's.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

/// Plays the user's music. Differs from iOS: there is none, so nothing is played.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  private static let player = MPMusicPlayerController()
  /// The player of the system.
  open class var systemMusicPlayer: MPMusicPlayerController { player }
  /// The player of the app.
  open class var applicationMusicPlayer: MPMusicPlayerController { player }
  /// Whether it plays. Always `stopped`.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// The medium that is played. The default is `nil`. Stored; has no effect.
  open var nowPlayingItem: MPMediaItem?
  /// The position, in seconds. The default is 0. Stored; has no effect.
  open var currentPlaybackTime: TimeInterval = 0
  /// Sets the media to play. Has no effect, because there are none.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Plays. Has no effect, because there is no music.
  open func play() {}
  /// Pauses. Has no effect, because nothing is played.
  open func pause() {}
  /// Stops. Has no effect, because nothing is played.
  open func stop() {}
  /// Goes on to the next medium. Has no effect, because there are none.
  open func skipToNextItem() {}
  /// Goes back to the last medium. Has no effect, because there are none.
  open func skipToPreviousItem() {}
  /// Starts to post changes. Has no effect, because nothing changes.
  open func beginGeneratingPlaybackNotifications() {}
  /// Ends posting changes. Has no effect, because nothing changes.
  open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
  /// Posted when another medium is played. Never posted here.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// Posted when playing starts or ends. Never posted here.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// Posted when the library has changed. Never posted here.
  public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
