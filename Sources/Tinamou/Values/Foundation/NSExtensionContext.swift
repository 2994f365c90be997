// SPDX-License-Identifier: MIT

/// The app that runs an app extension, as the extension sees it.
///
/// Foundation on Linux lacks this class. Differs from UIKit: no app runs extensions, so a view controller has no context.
open class NSExtensionContext: NSObject {
  /// What the app passes to the extension. The default is empty.
  open var inputItems: [Any] = []
  /// What the extension returned, after ``completeRequest(returningItems:completionHandler:)``.
  open private(set) var returnedItems: [Any]?
  /// The error with which the extension ended, after ``cancelRequest(withError:)``.
  open private(set) var cancellationError: (any Error)?

  /// Ends the extension with items for the app.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items
    completionHandler?(false)
  }

  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) { cancellationError = error }

  /// Asks the app to open `URL`. Nothing is opened: the handler gets `false`.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
