// SPDX-License-Identifier: MIT

/// A tab of a tab bar.
///
/// Source: Apple, `UITabBarItem`.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs provided by the system. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    /// The title, in the language of the app.
    var title: String {
      let word: SystemWord =
        switch self {
        case .more: .more
        case .favorites: .favorites
        case .featured: .featured
        case .topRated: .topRated
        case .recents: .recents
        case .contacts: .contacts
        case .history: .history
        case .bookmarks: .bookmarks
        case .search: .search
        case .downloads: .downloads
        case .mostRecent: .mostRecent
        case .mostViewed: .mostViewed
        }
      return word.text
    }

    fileprivate var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.fill"
      case .bookmarks: "bookmark.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle"
      case .mostViewed: "circle"
      }
    }
  }

  /// Creates a tab without title and image.
  public override convenience init() { self.init(title: nil, image: nil, selectedImage: nil) }

  /// Creates a tab with a title, an image and an identifying number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with a title, an image, and an image for the selected state.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init()
    self.title = title
    self.image = image
  }

  /// Creates a system tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty tab.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The image in the selected state; `nil` for the image of the item. The default is `nil`.
  open var selectedImage: UIImage? { didSet { changed() } }

  /// The text of the badge at the corner of the image; `nil` for no badge. The default is `nil`.
  open var badgeValue: String? { didSet { changed() } }

  /// The color of the badge; `nil` for red. The default is `nil`.
  open var badgeColor: UIColor? { didSet { changed() } }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text for a state; `nil` removes them.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }
  /// Returns the attributes of the badge's text for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The offset of the title, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

  /// The appearance of the tab; `nil` for that of the bar. The default is `nil`.
  @_Copied open var standardAppearance: UITabBarAppearance? { didSet { changed() } }

  /// The appearance of the tab while no content is scrolled under the bar; `nil` for that of the bar. The default is
  /// `nil`. Stored; has no effect.
  @_Copied open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
}
