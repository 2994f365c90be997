// SPDX-License-Identifier: MIT

/// The items that a navigation bar shows for a controller: a title, buttons, a search bar.
///
/// Source: Apple, `UINavigationItem`.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The display mode of the large title. Raw values are UIKit's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Inherits the mode of the item below in the stack; the bottom item has a large title.
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// The display mode of the back button. Raw values are UIKit's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// Shows the title, a generic title, or no title, depending on the available width.
    case `default` = 0
    /// Shows a generic title.
    case generic = 1
    /// Shows only the arrow.
    case minimal = 2
  }

  /// The placement of the search bar. Raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// In the row of the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// In the row of the title, or in the toolbar.
    case integrated = 3
    /// In the middle of the row of the title.
    case integratedCentered = 4
    /// Behind a button in the row of the title, or in the toolbar.
    case integratedButton = 5
  }

  /// The bar that shows the item. It and its controller are notified of changes.
  weak var shownBy: (any NavigationItemContainer)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty item.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Title

  /// The title, centered or large at the leading edge. The default is `nil`.
  open var title: String? { didSet { changed() } }

  /// The view that replaces the standard title. The default is `nil`.
  open var titleView: UIView? {
    didSet {
      if titleView !== oldValue { titleViewSizing = BarViewSizing() }
      changed()
    }
  }
  /// The size that a bar gives to ``titleView``.
  var titleViewSizing = BarViewSizing()

  /// The line above the title. It makes the bar 30 points higher. The default is `nil`.
  open var prompt: String? { didSet { changed() } }

  /// The display mode of the large title in a bar that prefers large titles. The default is
  /// `LargeTitleDisplayMode.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  // MARK: Back button

  /// The back button for returning to this item; `nil` for one with the item's title. The default is `nil`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }

  /// The title of the back button for returning to this item; `nil` for the item's title. The default is `nil`.
  open var backButtonTitle: String? { didSet { changed() } }

  /// The title of the item in the menu of the back button.
  var backTitle: String {
    [backButtonTitle, backBarButtonItem?.title, title].lazy.compactMap { $0 }.first { !$0.isEmpty }
      ?? SystemWord.back.text
  }

  /// The display mode of the back button for returning to this item. The default is `BackButtonDisplayMode.default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

  /// Whether the back button is hidden while this item is visible. The default is `false`.
  open var hidesBackButton = false { didSet { changed() } }

  /// Sets ``hidesBackButton``. The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Whether the leading buttons are shown next to the back button. Otherwise they replace it. The default is `false`.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  // MARK: Buttons

  /// The buttons at the leading edge, ordered from the edge to the center. The default is `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The buttons at the trailing edge, ordered from the edge to the center. The default is `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The button closest to the leading edge. The default is `nil`.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] + (leftBarButtonItems?.dropFirst() ?? []) } }
  }

  /// The button closest to the trailing edge. The default is `nil`.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] + (rightBarButtonItems?.dropFirst() ?? []) } }
  }

  /// Sets the buttons at the leading edge. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing edge. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button closest to the leading edge. The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button closest to the trailing edge. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  // MARK: Searching

  /// The controller whose search bar is below the title, where it makes the bar 52 points higher. From iOS 26, the search bar is at the
  /// bottom of a phone, or in the row of the title on an iPad. The default is `nil`.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.removeFromSuperview()
      oldValue?.item = nil
      searchController?.item = self
      changed()
    }
  }

  /// Whether the search bar collapses when the content scrolls up. The default is `true`.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

  /// The preferred placement of the search bar. The default is `SearchBarPlacement.automatic`. From iOS 26,
  /// `stacked` keeps it below the title, and with `integratedButton` a button takes its place until the search is active.
  ///
  /// Differs from UIKit: the other placements are as `automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { changed() } }

  /// The placement of the search bar: `stacked`, or from iOS 26 `integrated` in the row of the title or at the bottom of the screen.
  open var searchBarPlacement: SearchBarPlacement {
    InterfaceGeneration.current.hasPlatters && preferredSearchBarPlacement != .stacked ? .integrated : .stacked
  }

  /// Whether the system may move the search bar to the toolbar. The default is `false`. Stored; has no effect.
  open var searchBarPlacementAllowsExternalIntegration = false

  /// Whether the system may move the search bar to the bottom of a phone. The default is `true`. Otherwise an integrated search bar is
  /// behind a button beside the title.
  open var searchBarPlacementAllowsToolbarIntegration = true { didSet { changed() } }

  /// The item that stands for the search bar in a toolbar: for its field, or for its button, on which a tap makes the search active.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(
    systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.searchController?.beginFromButton() })

  /// The way in which the bar becomes small while content scrolls. The default is `.automatic`. Stored; has no effect.
  open var navigationBarMinimization = UIBarMinimization()

  // MARK: Subtitles

  // Bars of iOS 26 and later show subtitles. Their sizes are not recorded.

  /// The title with its own attributes, in place of ``title``. The default is `nil`.
  open var attributedTitle: AttributedString? { didSet { changed() } }
  /// The text below the title, from iOS 26. The default is `nil`.
  open var subtitle: String? { didSet { changed() } }
  /// The text below the title with its own attributes, in place of ``subtitle``. The default is `nil`.
  open var attributedSubtitle: AttributedString? { didSet { changed() } }
  /// The view below the title, in place of a text. The default is `nil`.
  open var subtitleView: UIView? { didSet { changed() } }
  /// The title in large size; `nil`, the default, for ``title``.
  open var largeTitle: String? { didSet { changed() } }
  /// The text below the title in large size; `nil`, the default, for ``subtitle``.
  open var largeSubtitle: String? { didSet { changed() } }
  /// The text below the title in large size with its own attributes, in place of ``largeSubtitle``. The default is `nil`.
  open var largeAttributedSubtitle: AttributedString? { didSet { changed() } }
  /// The view below the title in large size, in place of a text; `nil`, the default, for ``subtitleView``.
  open var largeSubtitleView: UIView? { didSet { changed() } }

  // MARK: Desktop-class items

  /// The arrangement of the items. The default is `.navigator`. Stored; has no effect.
  open var style = ItemStyle.navigator
  /// Makes the menu that a touch on the title opens, from suggested elements, of which there are none. The default is `nil`.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  /// The action of the back button in place of popping. The default is `nil`.
  open var backAction: UIAction?
  /// The groups of buttons at the leading edge. The default is empty.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// The groups of buttons in the middle. The default is empty.
  ///
  /// Differs from UIKit: they are in the menu of a button with three dots, on an iPad too.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// The groups of buttons at the trailing edge. The default is empty.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
  /// The group of buttons that stays at the trailing edge. The default is `nil`.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
  /// The name under which the user's arrangement is kept. The default is `nil`. Stored; has no effect.
  open var customizationIdentifier: String?
  /// More elements of the menu of items without room. The default is `nil`.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
  /// The delegate of renaming. The default is `nil`. Stored; has no effect.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?

  /// The arrangement of the items of a navigation bar. Raw values are UIKit's.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  // MARK: Appearance

  /// The standard appearance for this item; `nil` for that of the bar. The default is `nil`.
  @_Copied open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance for this item in compact height; `nil` for that of the bar. The default is `nil`.
  @_Copied open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance for this item while no content is scrolled under the bar; `nil` for that of the bar. The default is
  /// `nil`.
  @_Copied open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance for this item in compact height while no content is scrolled under the bar; `nil` for that of the
  /// bar. The default is `nil`.
  @_Copied open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The controller of a navigation stack to which the item belongs; `nil` if there is none.
  var owner: UIViewController? {
    (shownBy as? UINavigationBar)?.owner?.viewControllers.first { $0.navigationItem === self }
  }

  private func changed() { shownBy?.navigationItemDidChange(self) }
}

/// The methods that rename what a navigation item shows. Differs from UIKit: they are never called.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Takes the new name.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether renaming may begin.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns whether renaming may end with a name.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns `true` by default.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// Returns `true` by default.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// The interface that a navigation bar offers to its items.
@MainActor
protocol NavigationItemContainer: AnyObject {
  /// Called when an item of the bar has changed.
  func navigationItemDidChange(_ item: UINavigationItem)
}
