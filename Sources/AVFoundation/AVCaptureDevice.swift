// SPDX-License-Identifier: MIT

/// The kind of media. Raw values are AVFoundation's.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in AVFoundation.
  public let rawValue: String
  /// Creates a type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures that move.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether the app may use something that the user decides about. Raw values are AVFoundation's.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A camera or microphone. There is none.
open class AVCaptureDevice: NSObject {
  /// Whether the app may use devices of a kind. Always `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Asks for permission to use devices of a kind. It is refused at once.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// The device that is used by default. Always `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}
