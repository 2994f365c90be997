// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  public import Foundation
  public import XCTest

  /// Something that a test keeps with its results.
  ///
  /// Differs from XCTest on Apple's platforms: there are no bundles of results on Linux, so attachments are not written.
  open class XCTAttachment {
    /// The time for which an attachment is kept. Raw values are Apple's.
    public enum Lifetime: Int, Sendable {
      case keepAlways = 0
      case deleteOnSuccess = 1
    }

    /// The name.
    open var name: String?
    /// The time for which it is kept. The default is `deleteOnSuccess`. Stored; has no effect.
    open var lifetime = Lifetime.deleteOnSuccess
    /// More about it. Stored; has no effect.
    open var userInfo: [AnyHashable: Any]?
    /// The type of the content.
    public let uniformTypeIdentifier: String
    /// The content.
    let content: Any

    private init(_ content: Any, type: String, name: String? = nil) {
      (self.content, uniformTypeIdentifier, self.name) = (content, type, name)
    }

    /// Creates an attachment with a text.
    public convenience init(string: String) { self.init(string, type: "public.plain-text") }
    /// Creates an attachment with data.
    public convenience init(data: Data) { self.init(data, type: "public.data") }
    /// Creates an attachment with data of a type.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
      self.init(data, type: uniformTypeIdentifier)
    }
    /// Creates an attachment with data of a type, with a name and information.
    public convenience init(
      uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
      self.init(payload ?? Data(), type: uniformTypeIdentifier ?? "public.data", name: name)
      self.userInfo = userInfo
    }
    /// Creates an attachment with the content of a file.
    public convenience init(contentsOfFile url: URL) {
      self.init(url, type: "public.data", name: url.lastPathComponent)
    }
    /// Creates an attachment with an image.
    public convenience init(image: AnyObject) { self.init(image, type: "public.image") }
  }

  /// A part of a test that has a name in its results.
  public protocol XCTActivity: AnyObject {
    /// The name.
    var name: String { get }
    /// Keeps an attachment.
    func add(_ attachment: XCTAttachment)
  }

  /// The place of activities.
  public enum XCTContext {
    /// Performs a part of a test.
    @MainActor
    public static func runActivity<Result>(
      named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
      try block(RunningActivity(name))
    }

    private final class RunningActivity: XCTActivity {
      let name: String
      private var attachments: [XCTAttachment] = []
      init(_ name: String) { self.name = name }
      func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
    }
  }

  extension XCTestCase: XCTActivity {
    /// Keeps an attachment. Has no effect.
    public func add(_ attachment: XCTAttachment) {}
  }
#endif
