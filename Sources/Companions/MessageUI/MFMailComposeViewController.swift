// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The result of writing a mail. Raw values are Apple's.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// Lets the user write a mail.
///
/// Differs from iOS: the view is empty, and nothing is sent. ``finish(with:)`` simulates the user's action that ends
/// it.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Returns whether mails can be sent. Always `false`: there is no account.
  open class func canSendMail() -> Bool { false }

  /// The delegate, which receives the result. The default is `nil`.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// The subject, the recipients and the text that were set.
  public private(set) var draft = Draft()

  /// A mail that is being written.
  ///
  /// Differs from iOS: there is no such type.
  public struct Draft: Sendable {
    /// The subject.
    public internal(set) var subject = ""
    /// The recipients.
    public internal(set) var toRecipients: [String] = []
    /// The recipients of copies.
    public internal(set) var ccRecipients: [String] = []
    /// The recipients of blind copies.
    public internal(set) var bccRecipients: [String] = []
    /// The text.
    public internal(set) var body = ""
    /// Whether the text is HTML.
    public internal(set) var isHTML = false
    /// The attachments: their data, types and names.
    public internal(set) var attachments: [(data: Data, mimeType: String, fileName: String)] = []
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) { draft.subject = subject }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { draft.toRecipients = toRecipients ?? [] }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { draft.ccRecipients = ccRecipients ?? [] }
  /// Sets the recipients of blind copies.
  open func setBccRecipients(_ bccRecipients: [String]?) { draft.bccRecipients = bccRecipients ?? [] }
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) { (draft.body, draft.isHTML) = (body, isHTML) }
  /// Adds an attachment.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    draft.attachments.append((attachment, mimeType, filename))
  }
  /// Sets the sender. Has no effect.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// Ends the mail as the user does, and notifies the delegate.
  ///
  /// Differs from iOS: there is no such method.
  public func finish(with result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}

/// The method that receives the result of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has sent, saved or canceled the mail. The default implementation does nothing.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
