// SPDX-License-Identifier: MIT

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view. Raw values are WebKit's.
public struct WKError: Error, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
    case contentRuleListStoreCompileFailed = 6
    case contentRuleListStoreLookUpFailed = 7
    case contentRuleListStoreRemoveFailed = 8
    case contentRuleListStoreVersionMismatch = 9
  }

  /// An unknown error.
  public static let unknown = Code.unknown
  /// The web content process terminated. Never thrown.
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  /// The web view was invalidated. Never thrown.
  public static let webViewInvalidated = Code.webViewInvalidated
  /// A script failed, or there is no engine that runs it.
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  /// The result of a script has no Swift type. Never thrown.
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported

  /// The kind of the error.
  public let code: Code
  /// A description of the error.
  public let localizedDescription: String

  static func make(_ code: Code, _ description: String) -> WKError {
    WKError(code: code, localizedDescription: description)
  }
}

extension WKError: LocalizedError, CustomNSError {
  /// The domain of WebKit's errors.
  public static var errorDomain: String { WKErrorDomain }
  /// The raw value of the kind.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { localizedDescription }
  /// The description of the error, with Foundation's key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
}
