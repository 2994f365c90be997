// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Ways back to a controller that is there already.
///
/// A segue that unwinds names no destination but a method. It leads to the nearest controller, going back the way that led
/// here, whose class has registered an action of that name.
extension UIViewController {
  /// Goes back along `connection`: the source is asked to prepare, the destination's action is called, then everything
  /// between the two is left.
  func unwind(_ connection: InterfaceConnection, _ sender: Any?, in scene: NibScene) {
    guard let selector = connection.element["unwindAction"] else { return }
    for destination in controllersBehind {
      guard let action = NibRegistry.action(selector, of: destination) else { continue }
      let segue = scene.segue(connection, from: self, to: destination) { destination.returnHere(connection) }
      prepare(for: segue, sender: sender)
      action(destination, segue)
      return segue.perform()
    }
    scene.builder.note(
      .unknownAction(selector, className: "UIViewController"), at: connection.element, "unwindAction")
  }

  /// The controllers that led to this one, the last first: those below it in its navigation controller, its siblings, its
  /// parents, and what presents them.
  private var controllersBehind: [UIViewController] {
    var result: [UIViewController] = []
    var place = self
    while true {
      if let parent = place.parent {
        let siblings = parent.orderedChildren.prefix { $0 !== place || !(parent is UINavigationController) }
        result += siblings.filter { $0 !== place }.reversed().flatMap(\.descendants) + [parent]
        place = parent
      } else if let presenter = place.presentingViewController {
        result += presenter.descendants
        place = presenter
      } else {
        return result
      }
    }
  }

  /// The children, a navigation controller's lowest first.
  private var orderedChildren: [UIViewController] {
    (self as? UINavigationController)?.viewControllers ?? children
  }

  /// All controllers in this one, the uppermost first, then this one.
  private var descendants: [UIViewController] { orderedChildren.reversed().flatMap(\.descendants) + [self] }

  /// Leaves everything that is in front of this controller.
  private func returnHere(_ connection: InterfaceConnection) {
    let isAnimated = connection.element.flag("animates", or: true)
    if presentedViewController != nil { dismiss(animated: isAnimated) }
    var place = self
    while let parent = place.parent {
      switch parent {
      case let navigation as UINavigationController where navigation.topViewController !== place:
        navigation.popToViewController(place, animated: isAnimated)
      case let tabs as UITabBarController: tabs.selectedViewController = place
      default: break
      }
      place = parent
    }
  }
}
