// SPDX-License-Identifier: MIT

import Foundation

/// The host app of an app extension, for use by the extension.
///
/// Foundation on Linux lacks this class. Differs from UIKit: no app runs extensions, so a view controller has no context.
open class NSExtensionContext: NSObject {
  /// The items from the host app. The default is empty. Stored; has no effect, as in UIKit: it is for the app.
  open var inputItems: [Any] = []
  /// The items that the extension returned with ``completeRequest(returningItems:completionHandler:)``; `nil` before
  /// that.
  open private(set) var returnedItems: [Any]?
  /// The error that the extension passed to ``cancelRequest(withError:)``; `nil` before that.
  open private(set) var cancellationError: (any Error)?

  /// Ends the extension with items for the app.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items
    completionHandler?(false)
  }

  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) { cancellationError = error }

  /// Requests that the host app open `URL`. Has no effect: the handler is called with `false`.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// Content that one app passes to another one's extension. Foundation on Linux lacks this class.
///
/// Source: Apple, `NSExtensionItem`.
open class NSExtensionItem: NSObject {
  /// Creates an item without content.
  public override init() { super.init() }
  /// The title. The default is `nil`. Stored; has no effect, as in UIKit: it is for the app.
  open var attributedTitle: NSAttributedString?
  /// The text. The default is `nil`. Stored; has no effect, as in UIKit: it is for the app.
  open var attributedContentText: NSAttributedString?
  /// The content. The default is `nil`. Stored; has no effect, as in UIKit: it is for the app.
  open var attachments: [NSItemProvider]?
  /// More about the item. The default is `nil`. Stored; has no effect, as in UIKit: it is for the app.
  open var userInfo: [AnyHashable: Any]?
}
