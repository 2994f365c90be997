// SPDX-License-Identifier: MIT

/// A tab of a tab bar.
///
/// Source: Apple, `UITabBarItem`.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs that the system knows. Raw values are UIKit's.
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

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
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

  /// A tab that shows nothing yet.
  public override convenience init() { self.init(title: nil, image: nil, selectedImage: nil) }

  /// A tab with a title and a picture, and a number by which code finds it.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab with a title and a picture, and another picture while it is chosen.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init()
    self.title = title
    self.image = image
  }

  /// One of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty tab.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture while the tab is chosen; nil for the usual one.
  open var selectedImage: UIImage? { didSet { changed() } }

  /// A short text in a red oval at the picture's corner.
  open var badgeValue: String? { didSet { changed() } }

  /// The colour of the oval; nil for red.
  open var badgeColor: UIColor? { didSet { changed() } }

  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

  /// How the tab looks, in place of what the bar says.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }

  /// How the tab looks over the end of scrolled content, in place of what the bar says.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
}
