// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The result of a command. Raw values are Apple's.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case commandFailed = 200
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
}

/// The commands of headphones and of the lock screen. Differs from iOS: there are none, so no command is ever given.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  private static let center = MPRemoteCommandCenter()
  /// Returns the commands of the app.
  open class func shared() -> MPRemoteCommandCenter { center }

  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes on to the next medium.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes back to the last medium.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes on by some seconds.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back by some seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Winds forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// Winds back.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Sets the position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Sets the speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Likes the medium.
  public let likeCommand = MPFeedbackCommand()
  /// Dislikes the medium.
  public let dislikeCommand = MPFeedbackCommand()
}

/// A command. Differs from iOS: it is never given.
open class MPRemoteCommand: NSObject {
  override init() { super.init() }
  /// Whether the command can be given. The default is `true`. Stored; has no effect.
  open var isEnabled = true
  /// Adds a method that performs the command. Has no effect, because it is never given.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Adds a closure that performs the command, and returns an object that removes it. Has no effect, because it is never given.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  /// Removes what performs the command. Has no effect, because it is never given.
  open func removeTarget(_ target: Any?) {}
  /// Removes a method that performs the command. Has no effect, because it is never given.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A command by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The seconds. The default is empty. Stored; has no effect.
  open var preferredIntervals: [NSNumber] = []
}

/// A command that sets the position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command that sets the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The speeds. The default is empty. Stored; has no effect.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// A command about the user's liking.
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether the user has said so. The default is `false`. Stored; has no effect.
  open var isActive = false
  /// The title. The default is empty. Stored; has no effect.
  open var localizedTitle = ""
}

/// A command that was given. Differs from iOS: there are none.
open class MPRemoteCommandEvent: NSObject {
  override init() { super.init() }
  /// The command.
  open var command: MPRemoteCommand { MPRemoteCommand() }
  /// The seconds since the device started. Always 0.
  open var timestamp: TimeInterval { 0 }
}

/// A command by some seconds. Differs from iOS: there are none.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The seconds. Always 0.
  open var interval: TimeInterval { 0 }
}

/// A command that sets the position. Differs from iOS: there are none.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The position, in seconds. Always 0.
  open var positionTime: TimeInterval { 0 }
}
