// SPDX-License-Identifier: MIT

/// Plays sounds of a file.
///
/// Differs from iOS: nothing is heard, and the file is not decoded. `finishPlaying(successfully:)` ends playing in tests.
open class AVAudioPlayer: NSObject {
  /// The file; `nil` for a player of bytes.
  public let url: URL?
  /// The bytes; `nil` for a player of a file.
  public let data: Data?
  /// The delegate. The default is `nil`.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether the player plays.
  open private(set) var isPlaying = false
  /// The volume, from 0 to 1. The default is 1.
  open var volume: Float = 1
  /// The position between left, -1, and right, 1. The default is 0. Stored; has no effect, because nothing is played.
  open var pan: Float = 0
  /// The speed. The default is 1. Stored; has no effect, because nothing is played.
  open var rate: Float = 1
  /// Whether the speed can be changed. The default is `false`. Stored; has no effect, because nothing is played.
  open var enableRate = false
  /// The number of repetitions; a negative number for no end. The default is 0.
  /// Stored; has no effect, because nothing is played.
  open var numberOfLoops = 0
  /// The position, in seconds. The default is 0.
  open var currentTime: TimeInterval = 0
  /// Whether the loudness is measured. The default is `false`. Stored; has no effect, because nothing is played.
  open var isMeteringEnabled = false
  /// The duration, in seconds. Always 0, because the file is not decoded.
  open var duration: TimeInterval { 0 }
  /// The number of channels. Always 0, because the file is not decoded.
  open var numberOfChannels: Int { 0 }

  /// Creates a player of a file. Throws if the file does not exist.
  public init(contentsOf url: URL) throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
    self.url = url
    data = nil
    super.init()
  }
  /// Creates a player of a file. Differs from iOS: the hint is ignored.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Creates a player of bytes.
  public init(data: Data) throws {
    url = nil
    self.data = data
    super.init()
  }
  /// Creates a player of bytes. Differs from iOS: the hint is ignored.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// Prepares to play. Always succeeds.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Starts playing. Always succeeds.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Starts playing. Differs from iOS: the time is ignored.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Pauses.
  open func pause() { isPlaying = false }
  /// Stops.
  open func stop() { isPlaying = false }
  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Measures the loudness. Has no effect.
  open func updateMeters() {}
  /// Returns the mean loudness of a channel, in decibels. Always -160, silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the greatest loudness of a channel, in decibels. Always -160, silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  /// Ends playing, and tells the delegate, for tests.
  public func finishPlaying(successfully flag: Bool = true) {
    isPlaying = false
    currentTime = 0
    delegate?.audioPlayerDidFinishPlaying(self, successfully: flag)
  }
}

/// The object that is told when a player ends.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the player ends. Does nothing by default.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when the file is damaged. Does nothing by default. Differs from UIKit: never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The way to keep the pitch at other speeds. Raw values are AVFoundation's.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in AVFoundation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// For voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The pitch changes.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
