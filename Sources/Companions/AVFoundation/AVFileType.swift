// SPDX-License-Identifier: MIT

/// The format of a file. Raw values are AVFoundation's.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in AVFoundation.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// Video of iTunes.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Audio of iTunes.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Core Audio.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// HEIC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// 3GPP.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
}
