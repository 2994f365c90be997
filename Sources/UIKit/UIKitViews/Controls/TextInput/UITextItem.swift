// SPDX-License-Identifier: MIT

/// A link, an attachment or a tagged part of a text that the user can touch.
///
/// Source: Apple, `UITextItem`.
@preconcurrency @MainActor
public struct UITextItem {
  /// The content of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A tag.
    case tag(String)
  }

  /// The content of the item.
  public let content: Content
  /// The characters of the item.
  public let range: NSRange

  /// The menu of an item.
  @preconcurrency @MainActor
  public struct MenuConfiguration {
    let preview: MenuPreview?
    let menu: UIMenu
    /// Creates a menu with the standard preview.
    public init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
    /// Creates a menu with a preview; `nil` for none.
    public init(preview: MenuPreview?, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
    }
  }

  /// The preview above the menu of an item.
  @preconcurrency @MainActor
  public struct MenuPreview {
    let view: UIView?
    /// The standard preview.
    public static let `default` = MenuPreview(view: nil)
    /// Creates a preview with a view.
    public init(view: UIView?) { self.view = view }
  }
}
