// SPDX-License-Identifier: MIT

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  /// The kind of an error. Raw values are AVFoundation's.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case deviceNotConnected = -11814
    case exportFailed = -11820
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// The kind.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension AVError: CustomNSError {
  /// The domain of AVFoundation's errors.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// The raw value of the kind.
  public var errorCode: Int { code.rawValue }
}
