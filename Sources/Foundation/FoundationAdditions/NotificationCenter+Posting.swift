// SPDX-License-Identifier: MIT

public import Foundation

extension NotificationCenter {
  /// Posts a notification without further information. With it, the class meets protocols of apps that have this method: on Linux,
  /// Foundation's own has one more parameter, with a default value.
  public func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }
}
