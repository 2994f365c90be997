// SPDX-License-Identifier: MIT

/// Lets the device vibrate after a success or a failure. Nothing vibrates; see
/// ``UIFeedbackGenerator/inspection-swift.property``.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The event that the feedback is for. Raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Asks for the feedback of what happened.
  open func notificationOccurred(_ notificationType: FeedbackType) { noteFeedback() }
  /// Asks for the feedback of what happened at a location of the view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { noteFeedback() }
}
