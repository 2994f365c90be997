// SPDX-License-Identifier: MIT

/// The name of `AVAudioSession.Category.ambient` before Swift 4.2.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The name of `AVAudioSession.Category.soloAmbient` before Swift 4.2.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The name of `AVAudioSession.Category.playback` before Swift 4.2.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// The name of `AVAudioSession.Category.record` before Swift 4.2.
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// The name of `AVAudioSession.Category.playAndRecord` before Swift 4.2.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
/// The name of `AVAudioSession.Category.multiRoute` before Swift 4.2.
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
/// The name of `AVAudioSession.Mode.default` before Swift 4.2.
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
/// The name of `AVAudioSession.Mode.voiceChat` before Swift 4.2.
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat
/// The name of `AVAudioSession.Mode.videoRecording` before Swift 4.2.
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording
/// The name of `AVAudioSession.Mode.moviePlayback` before Swift 4.2.
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
/// The name of `AVAudioSession.Mode.spokenAudio` before Swift 4.2.
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio
