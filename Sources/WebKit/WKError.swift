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

  /// Something else.
  public static let unknown = Code.unknown
  /// The browser's process has gone. Not raised here.
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  /// The view has gone. Not raised here.
  public static let webViewInvalidated = Code.webViewInvalidated
  /// A script failed; here: it could not be answered.
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  /// The answer has no form in Swift. Not raised here.
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
  /// WebKit's own domain.
  public static var errorDomain: String { WKErrorDomain }
  /// The kind of error as WebKit numbers it.
  public var errorCode: Int { code.rawValue }
  /// What happened, in a sentence.
  public var errorDescription: String? { localizedDescription }
  /// What happened, under Foundation's key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
}
