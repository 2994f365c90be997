// SPDX-License-Identifier: MIT

/// Tabs that belong together: a section of a sidebar, and one tab of a bar.
///
/// A bar shows the group's own controller, or that of the selected child. A navigation controller that manages the group shows the
/// group's own controller with those of the selected children above it.
///
/// Source: Apple, `UITabGroup`.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where !children.contains(child) {
        child.parent = nil
        child.setTabBarController(nil)
      }
      adoptChildren()
      tabBarController?.tabsMayHaveChanged()
    }
  }
  /// The tab of the group that is selected. The default is `nil`, until the group is selected.
  open weak var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue { tabBarController?.selectionMayHaveChanged(in: self) } }
  }
  /// The tab of the group that is selected first; `nil`, the default, for the first one in a group without a controller of its own.
  open var defaultChildIdentifier: String?
  /// The order of the tabs by the user: those that are named come first. The default is empty.
  open var displayOrderIdentifiers: [String] = [] { didSet { tabBarController?.tabsMayHaveChanged() } }
  /// The tabs in the user's order.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { !named.contains($0) }
  }
  /// Whether the user may change the order. The default is `false`. Stored; has no effect.
  open var allowsReordering = false
  /// The navigation controller that shows the tabs. The default is `nil`.
  open var managingNavigationController: UINavigationController? {
    didSet { tabBarController?.selectionMayHaveChanged(in: self) }
  }
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
    adoptChildren()
  }

  private func adoptChildren() {
    for child in children {
      child.parent = self
      child.setTabBarController(tabBarController)
    }
  }

  override func setTabBarController(_ controller: UITabBarController?) {
    super.setTabBarController(controller)
    for child in children { child.setTabBarController(controller) }
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

  // MARK: Selection

  /// The selected child, or the one that is selected first.
  private var presentChild: UITab? {
    if let selectedChild, children.contains(selectedChild) { return selectedChild }
    if let defaultChildIdentifier, let child = children.first(where: { $0.identifier == defaultChildIdentifier }) {
      return child
    }
    return viewController == nil ? displayOrder.first { !$0.isAway } : nil
  }

  /// Selects the child that is selected first, unless there is a selected one.
  func selectFirstChild() {
    if selectedChild == nil { selectedChild = presentChild }
    (selectedChild as? UITabGroup)?.selectFirstChild()
  }

  override var selectedLeaf: UITab { presentChild?.selectedLeaf ?? self }

  /// The controllers of the group and of its selected children, from the top of the tree.
  private var branch: [UIViewController] {
    var controllers = [viewController].compactMap { $0 }
    if let group = presentChild as? UITabGroup {
      controllers += group.branch
    } else if let controller = presentChild?.viewController {
      controllers.append(controller)
    }
    return controllers
  }

  override var shownController: UIViewController? {
    guard let stack = managingNavigationController else { return presentChild?.shownController ?? viewController }
    let branch = branch
    if stack.viewControllers != branch { stack.setViewControllers(branch, animated: false) }
    return stack
  }
}
