// SPDX-License-Identifier: MIT

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// Why a web view could not do what it was asked to. Raw values are WebKit's.
public struct WKError: Error, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }

  public static let unknown = Code.unknown
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  public static let webViewInvalidated = Code.webViewInvalidated
  /// A script failed; here: it could not be answered.
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported

  /// The kind of error.
  public let code: Code
  /// What happened, in a sentence.
  public let localizedDescription: String

  static func make(_ code: Code, _ description: String) -> WKError {
    WKError(code: code, localizedDescription: description)
  }
}

extension WKError: LocalizedError, CustomNSError {
  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { localizedDescription }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
}
