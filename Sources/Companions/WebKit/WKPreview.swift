// SPDX-License-Identifier: MIT

/// The element of a page that the system previews, before context menus took the place of previews.
@preconcurrency @MainActor
open class WKPreviewElementInfo: NSObject {
  /// The URL of the link. Always `nil`: there are no previews of elements.
  open var linkURL: URL? { nil }
}

/// The action of a preview that the system offers.
@preconcurrency @MainActor
public protocol WKPreviewActionItem: UIPreviewActionItem {
  /// The identifier of the action.
  var identifier: NSString { get }
}

/// The identifier of the action that opens a link.
public let WKPreviewActionItemIdentifierOpen = "WKElementActionTypeOpen"
/// The identifier of the action that copies a link.
public let WKPreviewActionItemIdentifierCopy = "WKElementActionTypeCopy"
/// The identifier of the action that shares a link.
public let WKPreviewActionItemIdentifierShare = "WKElementActionTypeShare"
/// The identifier of the action that adds a link to the reading list.
public let WKPreviewActionItemIdentifierAddToReadingList = "WKElementActionTypeAddToReadingList"
