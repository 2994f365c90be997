// SPDX-License-Identifier: MIT

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language, such as `en-US`.
  public let language: String
  /// Creates a voice for a language; `nil` for the language of the user.
  public init?(language languageCode: String?) {
    language = languageCode ?? Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    super.init()
  }
  /// The voices of the device. There are none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the user.
  open class func currentLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice; `nil`, the default, for the user's. Stored; has no effect, because nothing is spoken.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed. The default is 0.5. Stored; has no effect, because nothing is spoken.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch. The default is 1. Stored; has no effect, because nothing is spoken.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1. The default is 1. Stored; has no effect, because nothing is spoken.
  open var volume: Float = 1
  /// The pause before the text, in seconds. The default is 0. Stored; has no effect, because nothing is spoken.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text, in seconds. The default is 0. Stored; has no effect, because nothing is spoken.
  open var postUtteranceDelay: TimeInterval = 0
  /// Creates a text to speak.
  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The point at which speaking ends. Raw values are AVFoundation's.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// Speaks texts. Differs from iOS: nothing is heard. The texts are kept until they are stopped, or finished by a test.
open class AVSpeechSynthesizer: NSObject {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// The texts that are being spoken or wait, for tests.
  public private(set) var utterances: [AVSpeechUtterance] = []
  /// Whether speaking is paused.
  open private(set) var isPaused = false
  /// Whether a text is being spoken.
  open var isSpeaking: Bool { !utterances.isEmpty }
  public override init() { super.init() }

  /// Speaks a text after those that wait.
  open func speak(_ utterance: AVSpeechUtterance) {
    utterances.append(utterance)
    if utterances.count == 1 { delegate?.speechSynthesizer(self, didStart: utterance) }
  }
  /// Ends speaking.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let stopped = utterances
    utterances = []
    for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return !stopped.isEmpty
  }
  /// Pauses speaking.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    isPaused = true
    return true
  }
  /// Continues speaking.
  @discardableResult
  open func continueSpeaking() -> Bool {
    defer { isPaused = false }
    return isPaused
  }
  /// Ends the text that is being spoken, and starts the next one, for tests.
  public func finishUtterance() {
    guard !utterances.isEmpty else { return }
    delegate?.speechSynthesizer(self, didFinish: utterances.removeFirst())
    if let next = utterances.first { delegate?.speechSynthesizer(self, didStart: next) }
  }
}

/// The object that is told about spoken texts.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when a text starts. Does nothing by default.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when a text ends. Does nothing by default.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text is stopped. Does nothing by default.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  @_disfavoredOverload public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}
