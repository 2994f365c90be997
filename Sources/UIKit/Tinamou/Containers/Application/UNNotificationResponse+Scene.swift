// SPDX-License-Identifier: MIT

extension UNNotificationResponse {
  /// The scene in which the response was received. Always `nil`.
  @MainActor public var targetScene: UIScene? { nil }
}
