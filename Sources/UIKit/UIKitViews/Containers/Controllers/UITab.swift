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
  /// A second text in a sidebar. The default is `nil`. Stored; has no effect.
  open var subtitle: String?
  /// The text of a badge. The default is `nil`.
  open var badgeValue: String? { didSet { update() } }
  /// A value of the app. The default is `nil`.
  open var userInfo: Any?
  /// The preferred place of the tab. The default is `.automatic`. Stored; has no effect.
  open var preferredPlacement = Placement.automatic
  /// Whether the user may hide the tab. The default is `false`. Stored; has no effect.
  open var allowsHiding = false
  /// Whether the user has hidden the tab. The default is `false`. Stored; has no effect.
  open var isHidden = false
  /// Whether the tab can be selected. The default is `true`. Stored; has no effect.
  open var isEnabled = true
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

  private func update() { if tabBarController != nil, let viewController { apply(to: viewController) } }

  private func apply(to controller: UIViewController) {
    controller.tabBarItem.title = title
    controller.tabBarItem.image = image
    controller.tabBarItem.selectedImage = selectedImage
    controller.tabBarItem.badgeValue = badgeValue
  }

  /// The preferred place of a tab. Raw values are UIKit's.
  public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
}

/// The tab of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether selecting the tab begins the search. The default is `false`. Stored; has no effect.
  open var automaticallyActivatesSearch = false

  /// Creates a tab with the title and image of a search.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs that belong together.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] { didSet { for child in children { child.parent = self } } }
  /// The tab of the group that is selected. The default is `nil`. Stored; has no effect.
  open weak var selectedChild: UITab?
  /// The tab of the group that is selected first. The default is `nil`. Stored; has no effect.
  open var defaultChildIdentifier: String?
  /// The order of the tabs by the user. The default is empty. Stored; has no effect.
  open var displayOrderIdentifiers: [String] = []
  /// The tabs in the user's order.
  open var displayOrder: [UITab] { children }
  /// Whether the user may change the order. The default is `false`. Stored; has no effect.
  open var allowsReordering = false
  /// The navigation controller that shows the tabs. The default is `nil`. Stored; has no effect.
  open var managingNavigationController: UINavigationController?
  /// The appearance of the group in a sidebar. The default is `.automatic`. Stored; has no effect.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// The actions at the group in a sidebar. The default is empty. Stored; has no effect.
  open var sidebarActions: [UIAction] = []

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tab with an identifier at any depth; `nil` when there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The appearance of a group in a sidebar. Raw values are UIKit's.
  public enum SidebarAppearance: Int, Sendable { case automatic, rootSection, inline }
}
