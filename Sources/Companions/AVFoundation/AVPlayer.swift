// SPDX-License-Identifier: MIT

import Dispatch

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
  public init(url URL: URL) {
    asset = AVURLAsset(url: URL)
    super.init()
  }

  /// Creates an item for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// The media.
  public let asset: AVAsset
  /// The duration. Always indefinite, because nothing is loaded.
  open var duration: CMTime { .indefinite }
  fileprivate(set) final var time = CMTime.zero
  /// Returns the position.
  open func currentTime() -> CMTime { time }
  /// Sets the position, and calls the handler.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    self.time = time
    completionHandler?(true)
  }
  /// Sets the position, and calls the handler. Differs from iOS: the tolerances are ignored.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Ends changes of the position that last. Has no effect, because none lasts.
  open func cancelPendingSeeks() {}
  /// Moves by some pictures. Has no effect, because nothing is loaded.
  open func step(byCount stepCount: Int) {}
  /// The parts that are loaded. Always empty, because nothing is loaded.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The parts that can be sought. Always empty, because nothing is loaded.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether the item can be played without a break. Always `false`, because nothing is loaded.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing more can be loaded before it is played. Always `false`, because nothing is loaded.
  open var isPlaybackBufferFull: Bool { false }
  /// Whether what was loaded is played. Always `true`, because nothing is loaded.
  open var isPlaybackBufferEmpty: Bool { true }
  /// The size of the picture. Always zero, because nothing is loaded.
  open var presentationSize: CGSize { .zero }
  /// The seconds that are loaded in advance; 0, the default, for as many as the system chooses. Stored; has no effect.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The bits per second that are not exceeded; 0, the default, for any. Stored; has no effect.
  open var preferredPeakBitRate: Double = 0
  /// The error. Always `nil`.
  open var error: (any Error)? { nil }
  /// The way to keep the pitch at other speeds. Stored; has no effect.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// Whether the item can be played. Always `unknown`, because nothing is loaded.
  open var status: Status { .unknown }

  /// Posted when the position changed with a jump. Never posted here.
  public nonisolated static let timeJumpedNotification = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
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
  public init(url URL: URL) {
    currentItem = AVPlayerItem(url: URL)
    super.init()
  }
  /// Creates a player without an item.
  public override init() { super.init() }

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
  /// The action at the end of the item. Raw values are AVFoundation's.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }
  /// Whether a player plays. Raw values are AVFoundation's.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }
  /// Whether a player can play. Raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  /// Whether the player can play. Always `unknown`, because nothing is loaded.
  open var status: Status { .unknown }
  /// The error. Always `nil`.
  open var error: (any Error)? { nil }
  /// Whether the player plays: whether its speed is not 0.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// The action at the end of the item. The default is `pause`. Stored; has no effect.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits for data. The default is `true`. Stored; has no effect.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether other devices can play. The default is `true`. Stored; has no effect.
  open var allowsExternalPlayback = true
  /// Whether the display stays on. The default is `true`. Stored; has no effect.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Returns the position of the item.
  open func currentTime() -> CMTime { currentItem?.time ?? .zero }
  /// Sets the position of the item.
  open func seek(to time: CMTime) { currentItem?.time = time }
  /// Sets the position of the item, and calls the handler.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Sets the position of the item. Differs from iOS: the tolerances are ignored.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Sets the position of the item, and calls the handler. Differs from iOS: the tolerances are ignored.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Adds a block to call during playing. Differs from iOS: nothing is played, so it is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Adds a block to call at some times. Differs from iOS: nothing is played, so it is never called.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Removes a block. Has no effect.
  open func removeTimeObserver(_ observer: Any) {}
  /// Sets the speed to `rate` at once.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Sets the speed to 1.
  open func play() { rate = 1 }
  /// Sets the speed to 0.
  open func pause() { rate = 0 }
}
