// SPDX-License-Identifier: MIT

/// The app's use of sound. Stored; has no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Unchecked: as on iOS, the app uses the session from one queue at a time.

  /// The kind of use. Raw values are AVFoundation's.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in AVFoundation.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that are not important, together with other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that are not important, alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Sounds and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The purpose. Raw values are AVFoundation's.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in AVFoundation.
    public let rawValue: String
    /// Creates a purpose from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No purpose in particular.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with video.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Recording of videos.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Spoken texts.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// Details of the use. Raw values are AVFoundation's.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps' sounds stay.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Other apps' sounds become softer.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Bluetooth devices can be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Spoken texts of other apps are interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Bluetooth devices for music can be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Devices with AirPlay can be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// Details of starting and ending. Raw values are AVFoundation's.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps continue.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Devices that replace the ones in use. Raw values are AVFoundation's.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  /// The user's permission to record. Raw values are AVFoundation's.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  private static let shared = AVAudioSession()
  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The kind of use. The default is `soloAmbient`.
  open private(set) var category = Category.soloAmbient
  /// The purpose. The default is `default`.
  open private(set) var mode = Mode.default
  /// The details. The default is none.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The volume. Always 1.
  open var outputVolume: Float { 1 }
  /// Whether another app plays sounds. Always `false`.
  open var isOtherAudioPlaying: Bool { false }
  /// The permission to record. Always `denied`.
  open var recordPermission: RecordPermission { .denied }

  /// Sets the kind of use.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets the kind of use and its details.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }
  /// Sets the kind of use, its purpose and its details.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Sets the purpose.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Starts or ends the use. Has no effect.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Replaces the devices in use. Has no effect.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Requests permission to record. The handler is called immediately with `false`.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }

  /// Posted when a call interrupts the app. Never posted here.
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Posted when devices change. Never posted here.
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
}
