// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one controller: a title, buttons, a search bar.
///
/// Source: Apple, `UINavigationItem`.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large the title is. Raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item below in the stack; large for the lowest.
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// What the button that goes back to an item says. Raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, a general word, or nothing, as there is room.
    case `default` = 0
    /// A general word.
    case generic = 1
    /// Only the picture.
    case minimal = 2
  }

  /// Where the search bar is. Raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// In the row of the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// The bar and controller that show the item, which are told when it changes.
  weak var shownBy: (any NavigationItemContainer)?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item that shows nothing yet.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty item.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Title

  /// The title, in the middle or large at the leading edge.
  open var title: String? { didSet { changed() } }

  /// A view in place of the title in the middle.
  open var titleView: UIView? { didSet { changed() } }

  /// A line above the title, which makes the bar 30 points higher.
  open var prompt: String? { didSet { changed() } }

  /// How large the title is in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  // MARK: Going back

  /// The button that goes back to this item, in place of one with its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }

  /// What the button says that goes back to this item; nil for its title.
  open var backButtonTitle: String? { didSet { changed() } }

  /// How much the button says that goes back to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

  /// Whether there is no button that goes back from this item.
  open var hidesBackButton = false { didSet { changed() } }

  /// Sets ``hidesBackButton``; there is no movement on the way.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Whether the leading buttons stand beside the one that goes back, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  // MARK: Buttons

  /// The buttons at the leading edge, from there inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The buttons at the trailing edge, from there inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The button nearest to the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] + (leftBarButtonItems?.dropFirst() ?? []) } }
  }

  /// The button nearest to the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] + (rightBarButtonItems?.dropFirst() ?? []) } }
  }

  /// Sets the buttons at the leading edge; there is no movement on the way.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing edge; there is no movement on the way.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button nearest to the leading edge; there is no movement on the way.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button nearest to the trailing edge; there is no movement on the way.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  // MARK: Searching

  /// The controller whose search bar is below the title, which makes the bar 52 points higher.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.removeFromSuperview()
      changed()
    }
  }

  /// Whether the search bar makes way when the content scrolls up.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

  /// Where the search bar should be. Differs from UIKit: it is always below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the search bar is.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Look

  /// The bar's look for this item, in place of the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The bar's look in the low bar of a phone on its side.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The bar's look over the end of scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The bar's look over the end of scrolled content, in the low bar of a phone on its side.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  private func changed() { shownBy?.navigationItemDidChange(self) }
}

/// A navigation bar, as its items see it.
@MainActor
protocol NavigationItemContainer: AnyObject {
  /// An item of the bar has changed.
  func navigationItemDidChange(_ item: UINavigationItem)
}
