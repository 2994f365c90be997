// SPDX-License-Identifier: MIT

/// The result of writing a message. Raw values are Apple's.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// Lets the user write a message.
///
/// Differs from iOS: the view is empty, and nothing is sent. ``finish(with:)`` simulates the user's action that ends
/// it.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Returns whether messages can be sent. Always `false`.
  open class func canSendText() -> Bool { false }
  /// Returns whether attachments can be sent. Always `false`.
  open class func canSendAttachments() -> Bool { false }
  /// Returns whether subjects can be sent. Always `false`.
  open class func canSendSubject() -> Bool { false }

  /// The delegate, which receives the result. The default is `nil`.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients. The default is `nil`. Stored; has no effect, because no messages are sent.
  open var recipients: [String]?
  /// The text. The default is `nil`. Stored; has no effect, because no messages are sent.
  open var body: String?
  /// The subject. The default is `nil`. Stored; has no effect, because no messages are sent.
  open var subject: String?

  /// Ends the message as the user does, and notifies the delegate.
  ///
  /// Differs from iOS: there is no such method.
  public func finish(with result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}

/// The method that receives the result of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent or canceled the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
