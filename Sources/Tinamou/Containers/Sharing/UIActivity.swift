// SPDX-License-Identifier: MIT

/// Something that the user can do with values, such as sharing them.
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
    /// The system's activity "post to facebook".
    public static let postToFacebook = system("PostToFacebook")
    /// The system's activity "post to twitter".
    public static let postToTwitter = system("PostToTwitter")
    /// The system's activity "post to weibo".
    public static let postToWeibo = system("PostToWeibo")
    /// The system's activity "message".
    public static let message = system("Message")
    /// The system's activity "mail".
    public static let mail = system("Mail")
    /// The system's activity "print".
    public static let print = system("Print")
    /// The system's activity "copy to pasteboard".
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// The system's activity "assign to contact".
    public static let assignToContact = system("AssignToContact")
    /// The system's activity "save to camera roll".
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// The system's activity "add to reading list".
    public static let addToReadingList = system("AddToReadingList")
    /// The system's activity "post to flickr".
    public static let postToFlickr = system("PostToFlickr")
    /// The system's activity "post to vimeo".
    public static let postToVimeo = system("PostToVimeo")
    /// The system's activity "post to tencent weibo".
    public static let postToTencentWeibo = system("TencentWeibo")
    /// The system's activity "air drop".
    public static let airDrop = system("AirDrop")
    /// The system's activity "open in i books".
    public static let openInIBooks = system("OpenInIBooks")
    /// The system's activity "markup as p d f".
    public static let markupAsPDF = system("MarkupAsPDF")
  }

  /// Where an activity is shown. Raw values are UIKit's.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  public override init() { super.init() }

  /// Where activities of the class are shown. Returns `.action` by default.
  open class var activityCategory: Category { .action }
  /// The type of the activity. Returns `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title. Returns `nil` by default.
  open var activityTitle: String? { nil }
  /// The image. Returns `nil` by default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity takes the values. Returns `false` by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the values before the activity is performed. The default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller with which the activity is performed; `nil` for ``perform()``. Returns `nil` by default.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity. The default implementation does nothing.
  open func perform() {}
  /// Called by the activity when it has ended.
  open func activityDidFinish(_ completed: Bool) { finished?(completed) }
  var finished: ((Bool) -> Void)?
}
