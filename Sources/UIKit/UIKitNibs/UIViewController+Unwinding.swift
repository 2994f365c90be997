// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Unwind segues.
///
/// An unwind segue names a method instead of a destination. Its destination is the nearest controller in the chain of
/// presentations and navigation whose class has registered an action with that name.
extension UIViewController {
  /// Performs an unwind segue: prepares the source, calls the action of the destination, and removes the controllers
  /// between them.
  func unwind(_ connection: InterfaceConnection, _ sender: Any?, in scene: NibScene) {
    guard let selector = connection.element["unwindAction"] else { return }
    for destination in controllersBehind {
      guard let action = NibRegistry.action(selector, of: destination) ?? messageOf(selector, destination) else {
        continue
      }
      // An action that is not a method, but was registered, is known to the document only.
      let name = Selector(selector)
      guard
        destination.canPerformUnwindSegueAction(name, from: self, sender: sender) || !destination.responds(to: name)
      else { continue }
      let segue = scene.segue(connection, from: self, to: destination) { destination.returnHere(connection) }
      prepare(for: segue, sender: sender)
      action(destination, segue)
      segue.perform()
      return destination.tellContainers(of: segue)
    }
    scene.builder.note(
      .unknownAction(selector, className: "UIViewController"), at: connection.element, "unwindAction")
  }

  /// Returns a closure that calls the method `selector` of a controller; `nil` if it has none.
  private func messageOf(_ selector: String, _ controller: UIViewController) -> (
    @MainActor (AnyObject, AnyObject) -> Void
  )? {
    guard controller.responds(to: Selector(selector)) else { return nil }
    return { Message.send(Selector(selector), to: $0, [$1]) }
  }

  /// The controllers that precede this one, nearest first: those below it in its navigation controller, its siblings,
  /// its ancestors, and its presenting controllers.
  private var controllersBehind: [UIViewController] {
    var result: [UIViewController] = []
    var current = self
    while true {
      if let parent = current.parent {
        let siblings = parent.orderedChildren.prefix { $0 !== current || !(parent is UINavigationController) }
        result += siblings.filter { $0 !== current }.reversed().flatMap(\.descendants) + [parent]
        current = parent
      } else if let presenter = current.presentingViewController {
        result += presenter.descendants
        current = presenter
      } else {
        return result
      }
    }
  }

  /// The children; those of a navigation controller from the bottom up.
  private var orderedChildren: [UIViewController] {
    (self as? UINavigationController)?.viewControllers ?? children
  }

  /// All descendants, the topmost first, followed by this controller.
  private var descendants: [UIViewController] { orderedChildren.reversed().flatMap(\.descendants) + [self] }

  /// Tells the containers that an unwind segue has returned to their children.
  private func tellContainers(of segue: UIStoryboardSegue) {
    var current = self
    while let parent = current.parent {
      parent.unwind(for: segue, towards: current)
      current = parent
    }
  }

  /// Removes all controllers in front of this controller.
  private func returnHere(_ connection: InterfaceConnection) {
    let isAnimated = connection.element.flag("animates", or: true)
    if presentedViewController != nil { dismiss(animated: isAnimated) }
    var current = self
    while let parent = current.parent {
      switch parent {
      case let navigation as UINavigationController where navigation.topViewController !== current:
        navigation.popToViewController(current, animated: isAnimated)
      case let tabs as UITabBarController: tabs.selectedViewController = current
      default: break
      }
      current = parent
    }
  }
}
