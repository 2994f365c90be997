// SPDX-License-Identifier: MIT

/// A tab of a tab bar controller.
///
/// Source: Apple, `UITab`.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The name that identifies the tab.
  open private(set) var identifier: String
  /// The title.
  open var title: String { didSet { update() } }
  /// The image.
  open var image: UIImage? { didSet { update() } }
  /// The image while the tab is selected. The default is `nil`, for ``image``.
  open var selectedImage: UIImage? { didSet { update() } }
  /// A second text in a sidebar. The default is `nil`.
  open var subtitle: String? { didSet { update() } }
  /// The text of a badge. The default is `nil`.
  open var badgeValue: String? { didSet { update() } }
  /// A value of the app. The default is `nil`. Stored; has no effect, as in UIKit: it is for the app.
  open var userInfo: Any?
  /// The preferred place of the tab. The default is `.automatic`. A bar of regular width does not show tabs for the sidebar only, and
  /// optional ones.
  open var preferredPlacement = Placement.automatic { didSet { placeMayHaveChanged() } }
  /// Whether the user may hide the tab. The default is `false`.
  open var allowsHiding = false { didSet { placeMayHaveChanged() } }
  /// Whether the tab is hidden, if it may be. The default is `false`.
  open var isHidden = false { didSet { placeMayHaveChanged() } }
  /// Whether the tab can be selected. The default is `true`.
  open var isEnabled = true { didSet { update() } }
  /// The group that contains the tab; `nil` for none.
  open internal(set) weak var parent: UITabGroup?
  /// The controller that shows the tab.
  open internal(set) weak var tabBarController: UITabBarController?

  private let makeController: ((UITab) -> UIViewController)?
  /// The controller of the tab, made when it is first needed.
  open private(set) lazy var viewController: UIViewController? = makeController.map { make in
    let controller = make(self)
    apply(to: controller)
    return controller
  }

  /// Creates a tab whose controller is made by a closure.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makeController = viewControllerProvider
    super.init()
  }

  // MARK: Use by the controller

  /// The item of the tab in a bar, whose title is the tab's and not that of its controller.
  let barItem = UITabBarItem()

  /// The controller that a tab bar controller shows for the tab.
  var shownController: UIViewController? { viewController }

  /// The selected tab at the end of the branch that begins with the tab.
  var selectedLeaf: UITab { self }

  /// Whether the tab is not shown at all.
  var isAway: Bool { isHidden && allowsHiding }

  /// The tab at the top of the tree, which the bar shows.
  var root: UITab { parent?.root ?? self }

  func setTabBarController(_ controller: UITabBarController?) { tabBarController = controller }

  private func update() {
    guard let tabBarController else { return }
    if parent == nil, let shownController { apply(to: shownController) }
    tabBarController.tabsMayHaveChanged()
  }

  private func placeMayHaveChanged() { tabBarController?.tabsMayHaveChanged() }

  func apply(to controller: UIViewController) {
    for item in [barItem, controller.tabBarItem].compactMap({ $0 }) {
      item.title = title
      item.image = image
      item.selectedImage = selectedImage
      item.badgeValue = badgeValue
      item.isEnabled = isEnabled
    }
  }

  /// The preferred place of a tab. Raw values are UIKit's.
  public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
}

/// The tab of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether selecting the tab begins the search of the controller that it shows. The default is `false`.
  open var automaticallyActivatesSearch = false

  /// Begins the search, and editing in its field, if selecting the tab does so.
  func beginSearchIfWanted() {
    guard automaticallyActivatesSearch else { return }
    let shown = (shownController as? UINavigationController)?.topViewController ?? shownController
    guard let search = shown?.navigationItem.searchController else { return }
    search.isActive = true
    shown?.viewIfLoaded?.window?.layoutIfNeeded()
    search.searchBar.searchTextField.becomeFirstResponder()
  }

  /// Creates a tab with the title and image of a search.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: SystemWord.search.text, image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}
