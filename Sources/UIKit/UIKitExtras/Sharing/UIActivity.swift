// SPDX-License-Identifier: MIT

/// An action that the user can perform on values, such as sharing them.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a type from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }
    /// The system's activity that posts to Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// The system's activity that posts to Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// The system's activity that posts to Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// The system's activity that sends a message.
    public static let message = system("Message")
    /// The system's activity that sends mail.
    public static let mail = system("Mail")
    /// The system's activity that prints.
    public static let print = system("Print")
    /// The system's activity that copies to the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// The system's activity that assigns an image to a contact.
    public static let assignToContact = system("AssignToContact")
    /// The system's activity that saves an image to the photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// The system's activity that adds a URL to the reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// The system's activity that posts to Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// The system's activity that posts to Vimeo.
    public static let postToVimeo = system("PostToVimeo")
    /// The system's activity that posts to Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// The system's activity that sends values with AirDrop.
    public static let airDrop = system("AirDrop")
    /// The system's activity that opens a document in iBooks.
    public static let openInIBooks = system("OpenInIBooks")
    /// The system's activity that marks up a PDF document.
    public static let markupAsPDF = system("MarkupAsPDF")
  }

  /// The category of an activity, which determines its position. Raw values are UIKit's.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  public override init() { super.init() }

  /// The category of the class's activities. Returns `.action` by default.
  open class var activityCategory: Category { .action }
  /// The type of the activity. Returns `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title. Returns `nil` by default.
  open var activityTitle: String? { nil }
  /// The image. Returns `nil` by default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can be performed on the values. Returns `false` by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the values before the activity is performed. The default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that performs the activity; `nil`, the default, if ``perform()`` does.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity. The default implementation does nothing.
  open func perform() {}
  /// Called by the activity when it has ended.
  open func activityDidFinish(_ completed: Bool) { finished?(completed) }
  var finished: ((Bool) -> Void)?
}
