// SPDX-License-Identifier: MIT

/// Something that can be chosen below a preview.
///
/// Source: Apple, `UIPreviewActionItem`.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action below a preview, before iOS 13. Stored; has no effect.
///
/// Source: Apple, `UIPreviewAction`.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The style of an action. Raw values are UIKit's.
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  /// Creates an action.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
  /// The title.
  open private(set) var title: String
  /// The style.
  open private(set) var style: Style
  /// Performs the action.
  open private(set) var handler: (UIPreviewAction, UIViewController) -> Void
}
