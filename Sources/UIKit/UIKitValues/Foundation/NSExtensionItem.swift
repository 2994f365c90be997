// SPDX-License-Identifier: MIT

/// Content that one app passes to another one's extension. Foundation on Linux lacks this class.
///
/// Source: Apple, `NSExtensionItem`.
open class NSExtensionItem: NSObject {
  /// Creates an item without content.
  public override init() { super.init() }
  /// The title. The default is `nil`.
  open var attributedTitle: NSAttributedString?
  /// The text. The default is `nil`.
  open var attributedContentText: NSAttributedString?
  /// The content. The default is `nil`.
  open var attachments: [NSItemProvider]?
  /// More about the item. The default is `nil`.
  open var userInfo: [AnyHashable: Any]?
}
