// SPDX-License-Identifier: MIT

/// The kinds of media that start only when the user wants it. Raw values are WebKit's.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Media with sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Media with pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
