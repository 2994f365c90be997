// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// Media in a file or on a server. Nothing is loaded.
open class AVAsset: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.

  /// The URL of the media; `nil` for an asset without one.
  public let url: URL?

  /// Creates an asset with a URL.
  public init(url URL: URL?) {
    url = URL
    super.init()
  }
}

/// Media at a URL. Nothing is loaded.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // Unchecked: the class has only constants.

  /// Creates an asset with a URL. The options are ignored.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// Media that a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether an item can be played. Raw values are Apple's.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Creates an item for a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// The media.
  public let asset: AVAsset
  /// Whether the item can be played. Always `unknown`, because nothing is loaded.
  open var status: Status { .unknown }

  /// Posted when the item has been played to its end. Never posted here.
  public nonisolated static let didPlayToEndTimeNotification = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// Posted when an item has been played to its end. Never posted here.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays media.
///
/// Differs from iOS: nothing is played. The rate is stored.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }
  /// Creates a player for the media at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player without an item.
  public convenience override init() { self.init(playerItem: nil) }

  /// The item; `nil` for none.
  open private(set) var currentItem: AVPlayerItem?
  /// Replaces the item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// The speed; 0, the default, while the player is paused.
  open var rate: Float = 0
  /// The volume, from 0 to 1. The default is 1. Stored; has no effect.
  open var volume: Float = 1
  /// Whether the sound is muted. The default is `false`. Stored; has no effect.
  open var isMuted = false
  /// Sets the speed to 1.
  open func play() { rate = 1 }
  /// Sets the speed to 0.
  open func pause() { rate = 0 }
}
