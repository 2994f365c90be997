// SPDX-License-Identifier: MIT

/// The objects that bars show for a controller, created when first accessed.
@MainActor
struct ControllerBarContents {
  private(set) var ownNavigationItem: UINavigationItem?
  var ownTabBarItem: UITabBarItem?
  var isEditing = false
  /// The button that begins and ends editing; `nil` until it is first accessed.
  private(set) var editButton: UIBarButtonItem?
  private weak var topScrollView: UIScrollView?
  private weak var bottomScrollView: UIScrollView?

  mutating func navigationItem(title: String?) -> UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  mutating func tabBarItem(title: String?) -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem()
    item.title = title
    ownTabBarItem = item
    return item
  }

  mutating func editButton(for controller: UIViewController) -> UIBarButtonItem {
    if let editButton { return editButton }
    let button = UIBarButtonItem(title: SystemWord.edit.text, style: .plain, target: controller) { [weak controller] in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    button.showEditing(isEditing)
    editButton = button
    return button
  }

  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { topScrollView = scrollView }
    if edge.contains(.bottom) { bottomScrollView = scrollView }
  }

  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.bottom) ? bottomScrollView : topScrollView
  }
}

extension UIViewController {
  /// Begins or ends editing, and shows it in the button for it.
  func editingDidChange(_ editing: Bool) {
    barContents.isEditing = editing
    // The bar of the button reads the contents, so they must not be changing while it is updated.
    let button = barContents.editButton
    button?.showEditing(editing)
  }
}

extension UIBarButtonItem {
  fileprivate func showEditing(_ isEditing: Bool) {
    title = (isEditing ? SystemWord.done : .edit).text
    style = isEditing ? .done : .plain
  }
}
