// SPDX-License-Identifier: MIT

/// The choice of an element of a menu.
@MainActor
package enum MenuChoice {
  /// Performs an element: the handler of an action, or the message of a command to the first responder that accepts it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - sender: The sender of an action: the control or the item of a bar that has the menu. That of a command is the command.
  ///   - view: The view to which the menu belongs.
  package static func perform(_ element: UIMenuElement, sender: Any?, from view: UIView?) {
    if let action = element as? UIAction { return action.performWithSender(sender, target: nil) }
    guard let command = element as? UICommand else { return }
    ActionMessage(action: command.action, sender: command, event: nil).send(to: nil, from: view?.firstActionResponder)
  }

  /// Asks the responders whether a command can be performed, and lets the one that performs it change the command.
  ///
  /// Source: Apple, `UIResponder.target(forAction:withSender:)` and `validate(_:)`.
  package static func validate(_ command: UICommand, from view: UIView?) -> Bool {
    let target = view?.firstActionResponder.target(forAction: command.action, withSender: command)
    (target as? UIResponder)?.validate(command)
    return target != nil && !command.attributes.contains(.disabled)
  }
}

extension UIMenu {
  /// Selects an element among those of the menu with the option `.singleSelection` that contains it, if there is one.
  ///
  /// Source: Apple, `UIMenu.Options.singleSelection`: the elements of the menu and of its submenus.
  package func select(_ element: UIMenuElement) {
    for case let submenu as UIMenu in children { submenu.select(element) }
    if options.contains(.singleSelection), leaves.contains(where: { $0 === element }) { selectOnly(element) }
  }

  /// Makes an element the only one of the menu and its submenus that is on.
  package func selectOnly(_ element: UIMenuElement) {
    for leaf in leaves { leaf.shownState = leaf === element ? .on : .off }
  }

  /// The actions and commands of the menu and of its submenus, in order.
  package var leaves: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return deferred.loadedElements }
      return (child as? UIMenu)?.leaves ?? [child]
    }
  }
}
