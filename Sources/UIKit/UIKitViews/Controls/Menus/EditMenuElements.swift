// SPDX-License-Identifier: MIT

extension StandardEditCommand {
  /// Returns the commands that a responder, or one after it in the responder chain, can perform now: the standard ones in a menu of
  /// their own, and behind it those that the app has given to the shared menu controller.
  static func elements(for responder: UIResponder) -> [UIMenuElement] {
    let standard = allCases.map { UICommand(title: $0.title, action: $0.action) }
    let own = ownItems.map { UICommand(title: $0.title, action: $0.action) }
    func isAccepted(_ command: UICommand) -> Bool {
      responder.target(forAction: command.action, withSender: command) != nil
    }
    let menu = UIMenu(identifier: .standardEdit, options: .displayInline, children: standard.filter(isAccepted))
    return (menu.children.isEmpty ? [] : [menu]) + own.filter(isAccepted)
  }

  private static var ownItems: [(title: String, action: Selector)] { SharedMenuItems.all }
}

/// The items of the shared menu controller, under a name that is not deprecated.
@MainActor
enum SharedMenuItems {
  static var all: [(title: String, action: Selector)] = []
}
