// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

/// The object that says in which window the page of a session is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window. Differs from iOS: never called.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Shows a page on which a user logs in.
///
/// Differs from iOS: there is no browser. Sessions fail, with `presentationContextNotProvided` if nobody says in which window the page is
/// shown, and with `presentationContextInvalid` otherwise.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// The closure that is called with the URL to which the page has led, or with an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The URL to which the page leads in the end.
  public struct Callback: Hashable, Sendable {
    let scheme: String
    /// A URL of the app's own scheme.
    public static func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme) }
    /// Returns whether the page leads to the app with a URL.
    public func matchesURL(_ url: URL) -> Bool { url.scheme?.lowercased() == scheme.lowercased() }
  }

  /// The object that says in which window the page is shown. The default is `nil`.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of the user's browser. The default is `false`. Stored; has no effect, because no page is shown.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the session can start. Always `false`.
  open var canStart: Bool { false }

  private var completion: CompletionHandler?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - URL: The page.
  ///   - callbackURLScheme: The scheme of the URL to which the page leads; `nil` for links to the app.
  ///   - completionHandler: Is called once.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// Creates a session.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  /// Starts the session. Always `false`; the closure is called soon with the reason.
  @discardableResult
  open func start() -> Bool {
    let code: ASWebAuthenticationSessionError.Code =
      presentationContextProvider == nil ? .presentationContextNotProvided : .presentationContextInvalid
    let handler = completion
    completion = nil
    Task { @MainActor in handler?(nil, ASWebAuthenticationSessionError(code)) }
    return false
  }

  /// Ends the session. Has no effect: it has ended.
  open func cancel() {}
}
