// SPDX-License-Identifier: MIT

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The time of delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest
  /// Creates a notification, for tests.
  public init(request: UNNotificationRequest, date: Date = Date()) {
    self.date = date
    self.request = request
    super.init()
  }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Unchecked: the classes have only constants.
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the chosen action.
  public let actionIdentifier: String
  /// Creates a response, for tests.
  public init(notification: UNNotification, actionIdentifier: String = UNNotificationDefaultActionIdentifier) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// The user's response to a notification, with a text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  // Unchecked: the classes have only constants.
  /// The text.
  public let userText: String
  /// Creates a response, for tests.
  public init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The identifier of opening the app from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Changes notifications from a server before they are shown. There are none; tests call its methods.
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }

  /// Changes the content of a notification. The default implementation passes it on.
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Called when the time for the change has passed. The default implementation does nothing.
  open func serviceExtensionTimeWillExpire() {}
}
