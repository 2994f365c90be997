// SPDX-License-Identifier: MIT

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
