// SPDX-License-Identifier: MIT

/// The kind of media. Raw values are AVFoundation's.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in AVFoundation.
  public let rawValue: String
  /// Creates a type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Audio.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// The user's permission to use devices or data. Raw values are AVFoundation's.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A camera or microphone. Differs from iOS: there are no devices.
open class AVCaptureDevice: NSObject {
  /// Returns the permission to use devices of a kind. Always `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Requests permission to use devices of a kind. The handler is called immediately with `false`.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Returns the default device. Always `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}
