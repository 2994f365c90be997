// SPDX-License-Identifier: MIT

public import Foundation

/// The state of a session. Raw values are Apple's.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive = 1
  case activated = 2
}

/// A session with a watch. Differs from iOS: as on an iPad, there is no watch, and sessions are not supported.
open class WCSession: NSObject, @unchecked Sendable {
  // Unchecked: the delegate is all of its state, which apps set on the main thread.
  private static let session = WCSession()
  /// The session of the app.
  open class var `default`: WCSession { session }
  /// Whether the device can have a watch. Always `false`.
  open class func isSupported() -> Bool { false }

  /// The delegate. The default is `nil`. Stored; has no effect, because sessions are not supported.
  open weak var delegate: (any WCSessionDelegate)?
  /// The state. Always `notActivated`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether there is a watch. Always `false`.
  open var isPaired: Bool { false }
  /// Whether the watch has the app. Always `false`.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch shows the app's complication. Always `false`.
  open var isComplicationEnabled: Bool { false }
  /// Whether the watch can be reached. Always `false`.
  open var isReachable: Bool { false }
  /// The state of the app that was sent last. Always empty.
  open var applicationContext: [String: Any] { [:] }
  /// The state of the app that was received last. Always empty.
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Starts the session. Has no effect, because sessions are not supported.
  open func activate() {}
  /// Sends the state of the app. Always throws: there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw Self.unsupported }
  /// Sends a message. Calls the handler of errors: there is no watch.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(Self.unsupported) }
  /// Sends bytes. Calls the handler of errors: there is no watch.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(Self.unsupported) }

  private static var unsupported: NSError { NSError(domain: WCErrorDomain, code: 7001) }
}

/// The domain of errors of sessions.
public let WCErrorDomain = "WCErrorDomain"

/// Methods that receive what a watch sends. Differs from iOS: never called.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called when the session has started.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// Called when the session goes to another watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when the session of the last watch has ended.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called when the watch has changed. Has no effect by default.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Called when the watch can be reached or no longer can. Has no effect by default.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called with a message. Has no effect by default.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called with a message that is to be answered. Has no effect by default.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// Called with the state of the app. Has no effect by default.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Called with information. Has no effect by default.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  /// Called when the watch has changed.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Called when the watch can be reached or no longer can.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Called with a message.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Called with a message that is to be answered.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Called with the state of the app.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// Called with information.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
